<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>That gets rid of %n point(s) of deadwood.</source>
        <translation>
            <numerusform>That gets rid of %n point of deadwood.</numerusform>
            <numerusform>That gets rid of %n points of deadwood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n point(s) of deadwood; no other discard leaves fewer.</source>
        <translation>
            <numerusform>It leaves %n point of deadwood; no other discard leaves fewer.</numerusform>
            <numerusform>It leaves %n points of deadwood; no other discard leaves fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarding {card} would leave %n point(s) fewer, but also poorer chances.</source>
        <translation>
            <numerusform>Discarding {card} would leave %n point fewer, but also poorer chances.</numerusform>
            <numerusform>Discarding {card} would leave %n points fewer, but also poorer chances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack one card for gin: %n unseen card(s) would do.</source>
        <translation>
            <numerusform>You lack one card for gin: only one unseen card would do.</numerusform>
            <numerusform>You lack one card for gin: %n unseen cards would do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could knock with %n point(s), but playing on promises more.</source>
        <translation>
            <numerusform>You could knock with %n point, but playing on promises more.</numerusform>
            <numerusform>You could knock with %n points, but playing on promises more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {unseen} unseen cards would lower your deadwood.</source>
        <translation>
            <numerusform>One of the {unseen} unseen cards would lower your deadwood.</numerusform>
            <numerusform>%n of the {unseen} unseen cards would lower your deadwood.</numerusform>
        </translation>
    </message>
</context>
</TS>

/** How long the scripts wait for it, in ms: as long as a usual picture needs on slow 4G (1.6 Mbit/s). */
const HEAD_START_MS = 150;

/**
 * Inline script for the end of the body: asks for the page's scripts, which the document's first `<template>`
 * holds, once the picture of the first view is there, or soon; one after the other, because the preloads of a
 * list would overtake its script. On a connection of its own each, as HTTP/1.1 has it, they would share the
 * line with the picture; with HTTP/2 the server has to know better, and many do not. Plain text, so that the
 * server can hash it for the Content Security Policy, and short, because each page carries it.
 */
export const afterPictureScript = `(()=>{let d=document,b=d.querySelector('img[fetchpriority=high]'),f=e=>{for(e of[...d.querySelector('template').content.children])d.head.append(e)};if(b&&!b.complete){b.onload=b.onerror=f;setTimeout(f,${HEAD_START_MS})}else f()})()`;

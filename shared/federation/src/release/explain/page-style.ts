import { Html } from './html-text';

/** Styles of the file, in both themes; it asks for no other file. */
export const STYLE = new Html(`
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --line: #d0d5db; --soft: #f3f5f7; --bad: #b3261e; --good: #1b6e3c; --quiet: #57606a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --paper: #14171a; --line: #3a4047; --soft: #1e2226; --bad: #ff8a80; --good: #7ddba3; --quiet: #a5adb6; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-width: 40rem; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .8rem .35rem 0; text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead th { color: var(--quiet); font-weight: 600; } tbody th { font-weight: 500; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
tbody th code { white-space: nowrap; }
.verdict { border: 1px solid var(--line); border-inline-start: .3rem solid; padding: .75rem 1rem; background: var(--soft); }
.bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); font-weight: 600; } .quiet { color: var(--quiet); }
.verdict.bad, .verdict.good { font-weight: 400; } .verdict ul, .verdict p { color: var(--ink); margin: .25rem 0; }
details { border: 1px solid var(--line); padding: .5rem 1rem; margin: .5rem 0; } summary { cursor: pointer; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.phone { max-width: 52rem; }
figure { margin: 0; } figcaption { color: var(--quiet); } figure img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
`);

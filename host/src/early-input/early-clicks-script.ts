/** Where the inline script keeps what was pressed. */
export interface EarlyClicks {
  /** Buttons that were pressed before the page's script was there, each once, in the order of their last presses. */
  pressed: Set<Element>;
  /** Ends the recording; from then on React hears everything itself. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** What does nothing by itself, unlike links and native controls. MUI's selects are comboboxes. */
export const PRESSABLE = 'button,[role="button"],[role="combobox"]';

/**
 * Inline script for the head: remembers buttons that are pressed while the page's script is still on its
 * way, and keeps forms from being sent natively, which would lose what was typed and put it into the
 * address. Plain text, so that the server can hash it for the Content Security Policy.
 */
export const earlyClicksScript = `(()=>{let p=new Set,d=document,t=['click','submit'],f=e=>{let c=e.target,b=c.closest&&c.closest('${PRESSABLE}');if(e.type=='submit')e.preventDefault();else if(b&&!c.closest('a[href]')){if(b.type=='submit')e.preventDefault();if(!b.disabled){p.delete(b);p.add(b)}}};t.map(n=>d.addEventListener(n,f,true));window.earlyClicks={pressed:p,stop(){t.map(n=>d.removeEventListener(n,f,true))}}})()`;

import { brand } from '@site/brand';

/** Says, where no script runs, that this form cannot be sent and what to do instead. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>This form needs JavaScript. Please switch it on, or call us: {brand.contact.phone}</p>
    </noscript>
  );
}

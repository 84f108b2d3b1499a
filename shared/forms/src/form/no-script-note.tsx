/**
 * Says, where no script runs, that this form cannot be sent and what to do instead. Our number is content,
 * which stands in the footer of every page; a form does not know it.
 */
export function NoScriptNote() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Please switch it on, or call us: our number is at the end of
        this page.
      </p>
    </noscript>
  );
}

/** Our number is content, which stands in the footer of every page for visitors; a form does not know it. */
const CALL_US = 'Please switch it on, or call us: our number is at the end of this page.';

/**
 * Says, where no script runs, that this form cannot be sent and what to do instead.
 * @param advice what to do, on a page without a footer
 */
export function NoScriptNote({ advice = CALL_US }: { advice?: string | undefined }) {
  return (
    <noscript>
      <p>{`This form needs JavaScript. ${advice}`}</p>
    </noscript>
  );
}

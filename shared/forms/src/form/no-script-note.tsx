/** Our number is content, which stands in the footer of every page for visitors; a form does not know it. */
const CALL_US = 'Please switch it on, or call us: our number is at the end of this page.';

/** Nobody is to send a form that nobody answers: not by its button, which goes, nor by Enter in a field. */
const NO_SUBMIT = 'form[method="post"] [type="submit"]{display:none}';

/**
 * Says, where no script runs, that this form cannot be sent and what to do instead. To stand before the form's
 * fields: its button that is disabled is the one that Enter in a field would press.
 * @param advice what to do, on a page without a footer
 */
export function NoScriptNote({ advice = CALL_US }: { advice?: string | undefined }) {
  return (
    <noscript>
      <style>{NO_SUBMIT}</style>
      <button type="submit" disabled hidden />
      <p>{`This form needs JavaScript. ${advice}`}</p>
    </noscript>
  );
}

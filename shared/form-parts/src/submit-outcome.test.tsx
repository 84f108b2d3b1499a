/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolveEnquiryOutcome, useOutcomeDialog } from './submit-outcome';

function Form({ message }: { message: string }) {
  const [dialog, show] = useOutcomeDialog();
  const submit = () => show(resolveEnquiryOutcome({ ok: false, message, fieldErrors: {} }));
  return (
    <>
      <button type="button" onClick={submit}>
        Send
      </button>
      {dialog}
    </>
  );
}

it('the dialog after a submit tells each outcome anew, after it was closed too', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form message="Too many enquiries." />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Too many enquiries.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(<Form message="" />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    screen.getByRole('alertdialog', { name: 'Failed to Submit!' }),
  ).toHaveAccessibleDescription(
    'There was an error submitting your enquiry. Please try again later.',
  );
});

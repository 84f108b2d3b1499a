/** @jest-environment jsdom */
import type { WriteResult } from '@site/api-client';
import { useAnnounced } from '@site/shell';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
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

describe('a form that was left before the answer came', () => {
  /** A shell with one place for what is announced, around a page. */
  function Shell({ children }: { children: ReactNode }) {
    return (
      <>
        <div role="status">{useAnnounced()}</div>
        <main tabIndex={-1}>{children}</main>
      </>
    );
  }

  /** Submits, goes to another page, and then gets the answer. */
  async function leaveWhileSending(result: WriteResult<unknown>) {
    let answer = (_result: WriteResult<unknown>) => {};
    const answered = new Promise<WriteResult<unknown>>((resolve) => {
      answer = resolve;
    });
    function Page() {
      const [dialog, show] = useOutcomeDialog();
      const send = () => answered.then((outcome) => show(resolveEnquiryOutcome(outcome)));
      return (
        <>
          <button type="button" onClick={send}>
            Send
          </button>
          {dialog}
        </>
      );
    }
    const user = userEvent.setup();
    const { rerender } = render(<Page />, { wrapper: Shell });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    rerender(<h1>Another page</h1>);
    await act(async () => answer(result));
    return user;
  }

  it('says over the next page that it arrived, until that is read', async () => {
    const user = await leaveWhileSending({ ok: true, data: undefined });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Enquiry Submitted!Thank you for your enquiry! We will get back to you shortly.',
    );
    await user.click(screen.getByRole('button', { name: 'Okay' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says that it did not, why, and that nothing typed is lost', async () => {
    await leaveWhileSending({ ok: false, message: 'Too many enquiries.', fieldErrors: {} });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Failed to Submit!Too many enquiries. What you typed is kept in the form.',
    );
  });
});

/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fill, Sample } from '../testing/sample-form';

describe('a form', () => {
  it("shows the server's message at its field until that field is edited", async () => {
    const user = userEvent.setup();
    const fieldErrors = { customer_email: 'This mailbox does not exist' };
    render(<Sample onSubmit={async () => ({ ok: false, message: null, fieldErrors })} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This mailbox does not exist'),
    );
    expect(field('Email')).toHaveFocus();
    await user.type(field('Email'), 'x');
    expect(field('Email')).not.toHaveAccessibleDescription('This mailbox does not exist');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it("keeps the server's message when the field is left and its text is tidied", async () => {
    const user = userEvent.setup();
    const fieldErrors = { phone_number: 'This number is barred' };
    render(<Sample onSubmit={async () => ({ ok: false, message: null, fieldErrors })} />);
    await fill(user);
    await user.keyboard('{Enter}');
    const phone = field('Phone Number');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('This number is barred'));
    await user.tab();
    expect(phone).toHaveValue('9876543210');
    expect(phone).toHaveAccessibleDescription('This number is barred');
  });

  it("neither counts nor focuses a field that was changed since the server's message", async () => {
    const user = userEvent.setup();
    const fieldErrors = { name: 'This name cannot be read' };
    render(<Sample onSubmit={async () => ({ ok: false, message: null, fieldErrors })} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(field('Full Name')).toHaveAccessibleDescription('This name cannot be read'),
    );
    await user.type(field('Full Name'), ' Devi');
    await user.clear(field('Email'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs your attention.');
  });
});

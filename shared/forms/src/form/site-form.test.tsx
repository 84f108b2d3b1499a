/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  entries,
  field,
  fill,
  refused,
  Sample,
  type Submit,
  withheld,
} from '../testing/sample-form';

describe('a form', () => {
  it('shows each message at its field and moves the focus to the first invalid one', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn<ReturnType<Submit>, Parameters<Submit>>();
    render(<Sample onSubmit={onSubmit} />);
    await user.type(field('Full Name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Phone Number')).toHaveAccessibleDescription('Phone number is required');
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need your attention.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has its messages read out at the fields that are left, and not all of them when it is refused', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={async () => refused} />);
    const line = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    const said = new Set<string>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]',
        );
        if (live?.getAttribute('aria-live') === 'polite') said.add(live.textContent ?? '');
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.click(field('Email'));
    await user.tab();
    await waitFor(() => expect(line('Email')).toHaveTextContent('Email is required'));
    expect([...said]).toEqual(['Email is required']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(line('Full Name')).toHaveTextContent('Full Name is required'));
    await waitFor(() => expect(field('Full Name')).toHaveFocus());
    // Only that of the field from which the button was pressed.
    said.delete('Phone number is required');
    expect([...said]).toEqual(['Email is required']);
    observer.disconnect();
  });

  it('moves the focus to the first invalid field also when it is filled in again after a success', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={async () => ({ ok: true, data: 'saved' })} />);
    const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
    await send();
    await waitFor(() => expect(field('Full Name')).toHaveFocus());
    await fill(user);
    await send();
    await waitFor(() => expect(field('Full Name')).toHaveValue(''));
    await send();
    await waitFor(() => expect(field('Full Name')).toHaveFocus());
  });

  it('tells its owner how the submit ended, though it was left meanwhile', async () => {
    const user = userEvent.setup();
    const { onSubmit, answer } = withheld();
    const onResult = jest.fn();
    const { unmount } = render(<Sample onSubmit={onSubmit} onResult={onResult} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    unmount();
    expect(onResult).not.toHaveBeenCalled();
    await act(async () => answer(refused));
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(onResult).toHaveBeenCalledWith(
      refused,
      expect.objectContaining({ name: 'Asha Rao', phone_number: '9876543210' }),
    );
  });

  it('says in words what no field on the page can show', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={async () => refused} campaign="x" />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Campaign must be at least 3 characters')).toBeVisible();
  });

  it('sends what the rules made of the values: trimmed, without the phone prefix', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn(async () => refused);
    render(<Sample onSubmit={onSubmit} />);
    for (const [name, text] of entries) await user.type(field(name), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        {
          name: 'Asha Rao',
          email: 'asha@mail.example',
          phone_number: '9876543210',
          campaign: 'web',
        },
        expect.any(Function),
      ),
    );
  });

  it('keeps what was typed when the submit fails', async () => {
    const user = userEvent.setup();
    const onResult = jest.fn();
    render(<Sample onSubmit={async () => refused} onResult={onResult} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(field('Email')).toHaveValue('asha@mail.example');
  });

  it('tells its owner that the submit failed when it threw, and can be sent again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const onResult = jest.fn();
    const onSubmit = async () => {
      throw new Error('Loading chunk 7 failed');
    };
    render(<Sample onSubmit={onSubmit} onResult={onResult} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith(refused, expect.anything()));
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(field('Email')).toHaveValue('asha@mail.example');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('empties itself after a success', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={async () => ({ ok: true, data: 'saved' })} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('Email')).toHaveValue(''));
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  });

  it('reads "Submitting..." and is disabled while submitting; a double click is one submit', async () => {
    const user = userEvent.setup();
    const { onSubmit, answer } = withheld();
    render(<Sample onSubmit={onSubmit} />);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(async () => answer(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

it('the browser asks whether to leave the page while the form is sent, and not before or after', async () => {
  const user = userEvent.setup();
  const { onSubmit, answer } = withheld();
  const isAsked = () => {
    const leave = new Event('beforeunload', { cancelable: true });
    // jsdom has no BeforeUnloadEvent, whose value older browsers look at alone.
    Object.defineProperty(leave, 'returnValue', { value: '', writable: true });
    const isPrevented = !window.dispatchEvent(leave);
    expect(Boolean(leave.returnValue)).toBe(isPrevented);
    return isPrevented;
  };
  render(<Sample onSubmit={onSubmit} />);
  await fill(user);
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(isAsked()).toBe(true);
  await act(async () => answer(refused));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(isAsked()).toBe(false);
});

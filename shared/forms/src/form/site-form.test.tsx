/** @jest-environment jsdom */
import type { WriteResult } from '@site/api-client';
import { emailField, fullNameField, phoneField } from '@site/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { object } from 'yup';
import { CheckboxField } from '../fields/checkbox-field';
import { EmailField, PhoneField } from '../fields/contact-fields';
import { TextField } from '../fields/text-field';
import { textRule } from '../rules/text-rules';
import { FormError } from './form-error';
import { SiteForm } from './site-form';
import { SubmitButton } from './submit-button';

type Values = { name: string; email: string; phone_number: string; campaign: string };
type Submit = (values: Values, keyFor: unknown) => Promise<WriteResult<string>>;

const schema = object({
  name: textRule(fullNameField),
  email: textRule(emailField),
  phone_number: textRule(phoneField),
  campaign: textRule({ label: 'Campaign' }),
});
const refused: WriteResult<string> = { ok: false, message: null, fieldErrors: {} };

function Sample(props: {
  onSubmit: Submit;
  onResult?: () => void;
  campaign?: string;
  children?: ReactNode;
}) {
  return (
    <SiteForm<Values, string>
      label="Sample"
      initialValues={{ name: '', email: '', phone_number: '', campaign: props.campaign ?? 'web' }}
      schema={schema}
      onSubmit={props.onSubmit}
      serverNames={{ customer_email: 'email' }}
      {...(props.onResult ? { onResult: props.onResult } : {})}
    >
      <TextField name="name" label="Full Name" required />
      <EmailField name="email" required />
      <PhoneField name="phone_number" required />
      <FormError />
      <SubmitButton>Send</SubmitButton>
      {props.children}
    </SiteForm>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const entries = [
  ['Full Name', ' Asha Rao '],
  ['Email', 'asha@mail.example'],
  ['Phone Number', '+91 98765 43210'],
] as const;

/** Fills the form in as an autofill does, in three changes and not in one for each key. */
async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [name, text] of entries) {
    await user.click(field(name));
    await user.paste(text);
  }
}

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
    let answer = (_result: WriteResult<string>) => {};
    const onSubmit = () =>
      new Promise<WriteResult<string>>((resolve) => {
        answer = resolve;
      });
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
    let finish: (result: WriteResult<string>) => void = () => undefined;
    const onSubmit = jest.fn(
      () => new Promise<WriteResult<string>>((resolve) => (finish = resolve)),
    );
    render(<Sample onSubmit={onSubmit} />);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(async () => finish(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back to the button before it tells of the outcome', async () => {
    const user = userEvent.setup();
    let focused: Element | null = null;
    const onResult = () => {
      focused = document.activeElement;
    };
    render(<Sample onSubmit={async () => refused} onResult={onResult} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(focused).not.toBeNull());
    expect(focused).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('has the focus itself while it is sent, so that keys reach what surrounds it', async () => {
    const user = userEvent.setup();
    let answer = (_result: WriteResult<string>) => {};
    const onSubmit = () =>
      new Promise<WriteResult<string>>((resolve) => {
        answer = resolve;
      });
    const onKeyDown = jest.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel that listens to keys
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Sample onSubmit={onSubmit} />
      </div>,
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Sample' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
    await act(async () => answer(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('has the focus while it is sent also where the browser takes it from a disabled button at once', async () => {
    const user = userEvent.setup();
    let answer = (_result: WriteResult<string>) => {};
    const onSubmit = () =>
      new Promise<WriteResult<string>>((resolve) => {
        answer = resolve;
      });
    /** As Chromium 150 does; jsdom leaves the focus where it is. */
    function BlurDisabled() {
      const { isSubmitting } = useFormikContext();
      useLayoutEffect(() => {
        if (!isSubmitting) return;
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && activeElement.matches(':disabled'))
          activeElement.blur();
      }, [isSubmitting]);
      return null;
    }
    render(
      <Sample onSubmit={onSubmit}>
        <BlurDisabled />
      </Sample>,
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Sample' })).toHaveFocus());
    await act(async () => answer(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
  });

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

describe('a server-rendered form', () => {
  // What the server sent, typed into before the script was there.
  function Early() {
    return (
      <SiteForm
        label="Early"
        initialValues={{ name: '', consent: false }}
        schema={object({ name: textRule(fullNameField) })}
        onSubmit={async () => refused}
      >
        <TextField name="name" label="Full Name" />
        <CheckboxField name="consent" label="Keep me posted" />
        <SubmitButton>Send</SubmitButton>
      </SiteForm>
    );
  }

  async function serverHtml(): Promise<string> {
    const { renderToString } = await import('react-dom/server.node');
    return renderToString(<Early />);
  }

  it('keeps what was typed before the script was ready, and has a button that can be pressed from the start', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await serverHtml();
    const name = container.querySelector<HTMLInputElement>('input[name="name"]');
    const consent = container.querySelector<HTMLInputElement>('input[name="consent"]');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    if (name) name.value = 'Asha Rao';
    if (consent) consent.checked = true;

    const root = await act(async () => hydrateRoot(container, <Early />));
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), '!');
    expect(name).toHaveValue('Asha Rao!');
    expect(consent).toBeChecked();
    act(() => root.unmount());
    container.remove();
  });
});

it('the browser asks whether to leave the page while the form is sent, and not before or after', async () => {
  const user = userEvent.setup();
  let answer: (result: WriteResult<string>) => void = () => undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<WriteResult<string>>((resolve) => {
        answer = resolve;
      }),
  );
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

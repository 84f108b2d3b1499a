/** @jest-environment jsdom */
import { fullNameField } from '@site/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { object } from 'yup';
import { CheckboxField } from '../fields/checkbox-field';
import { TextField } from '../fields/text-field';
import { textRule } from '../rules/text-rules';
import { refused } from '../testing/sample-form';
import { SiteForm } from './site-form';
import { SubmitButton } from './submit-button';

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

/** @jest-environment jsdom */
import { fullNameField } from '@site/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { TextField } from '../fields/text-field';
import { textRule } from '../rules/text-rules';
import { FormError } from './form-error';
import { SiteForm } from './site-form';
import { SubmitButton } from './submit-button';

it('a press that begins in the last field to mend sends the form: what stands above the button stays until it ends', async () => {
  const onSubmit = jest.fn(async () => ({ ok: true as const, data: 'sent' }));
  render(
    <SiteForm
      label="Sample"
      initialValues={{ name: '' }}
      schema={object({ name: textRule(fullNameField) })}
      validateOn="blur"
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Full Name" required />
      <FormError />
      <SubmitButton />
    </SiteForm>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Submit' });
  await user.click(button);
  expect(await screen.findByText('One field needs your attention.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Asha Rao');

  await user.pointer({ keys: '[MouseLeft>]', target: button });
  // Whatever the rules say of the field is known by now.
  await act(async () => undefined);
  // The button would go up by the height of this line, away from under the pointer.
  expect(screen.getByText('One field needs your attention.')).toBeVisible();
  await user.pointer('[/MouseLeft]');

  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toHaveFocus());
});

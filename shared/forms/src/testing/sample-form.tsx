import type { WriteResult } from '@site/api-client';
import { emailField, fullNameField, phoneField } from '@site/contract';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { EmailField, PhoneField } from '../fields/contact-fields';
import { TextField } from '../fields/text-field';
import { FormError } from '../form/form-error';
import { SiteForm } from '../form/site-form';
import { SubmitButton } from '../form/submit-button';
import { textRule } from '../rules/text-rules';

type Values = { name: string; email: string; phone_number: string; campaign: string };
export type Submit = (values: Values, keyFor: unknown) => Promise<WriteResult<string>>;

const schema = object({
  name: textRule(fullNameField),
  email: textRule(emailField),
  phone_number: textRule(phoneField),
  campaign: textRule({ label: 'Campaign' }),
});
/** What a submit ends with that no field and no words explain. */
export const refused: WriteResult<string> = { ok: false, message: null, fieldErrors: {} };

/** A form of three fields, and of one that is not on the page. */
export function Sample(props: {
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

/** A field on the page by its label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** What the fields are filled in with, by their labels. */
export const entries = [
  ['Full Name', ' Asha Rao '],
  ['Email', 'asha@mail.example'],
  ['Phone Number', '+91 98765 43210'],
] as const;

/** Fills the form in as an autofill does, in three changes and not in one for each key. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [name, text] of entries) {
    await user.click(field(name));
    await user.paste(text);
  }
}

/** A submit whose answer comes when the test says so. */
export function withheld() {
  let resolveSubmit: (result: WriteResult<string>) => void = () => undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<WriteResult<string>>((resolve) => {
        resolveSubmit = resolve;
      }),
  );
  return { onSubmit, answer: (result: WriteResult<string>) => resolveSubmit(result) };
}

/** @jest-environment jsdom */
import { phoneField } from '@site/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { SiteForm } from '../form/site-form';
import { textRule } from '../rules/text-rules';
import { PhoneField } from './contact-fields';

const schema = object({ phone: textRule(phoneField) });

describe.each(['tel:+919876543210', '९८७६५ ४३२१०'])('a number pasted as %s', (pasted) => {
  async function paste() {
    const onSubmit = jest.fn(async () => ({ ok: true as const, data: 'sent' }));
    render(
      <SiteForm label="Phone" initialValues={{ phone: '' }} schema={schema} onSubmit={onSubmit}>
        <PhoneField name="phone" required />
      </SiteForm>,
    );
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: 'Phone Number' });
    await user.click(field);
    await user.paste(pasted);
    return { field, onSubmit, user };
  }

  it('is its ten digits once the field is left', async () => {
    const { field, user } = await paste();
    await user.tab();
    await waitFor(() => expect(field).toHaveValue('9876543210'));
    expect(field).toBeValid();
  });

  it('is sent as its ten digits from within the field', async () => {
    const { onSubmit, user } = await paste();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]).toEqual([{ phone: '9876543210' }, expect.anything()]);
  });
});

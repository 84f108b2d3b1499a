/** @jest-environment jsdom */
import { optionalPincodeField } from '@site/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import { SiteForm } from '../form/site-form';
import { SubmitButton } from '../form/submit-button';
import { uploadFile } from '../rules/file-rules';
import { textRule } from '../rules/text-rules';
import { AutocompleteField } from './autocomplete-field';
import { CheckboxField } from './checkbox-field';
import { DateField, PincodeField } from './contact-fields';
import { FileField } from './file-field';

const initialValues = { pincode: '', born: '', agreed: false, city: '', proof: null };
const schema = object({
  pincode: textRule(optionalPincodeField),
  born: string(),
  agreed: boolean().oneOf([true], 'Please agree first'),
  city: string().required('City is required'),
  proof: uploadFile(),
});

function setUp() {
  const onSubmit = jest.fn(async () => ({ ok: true as const, data: 'saved' }));
  render(
    <SiteForm label="Fields" initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <PincodeField name="pincode" />
      <DateField name="born" label="Date of birth" />
      <CheckboxField name="agreed" label="I agree" />
      <AutocompleteField
        name="city"
        label="City"
        options={[
          { value: 'HYD', label: 'Hyderabad' },
          { value: 'KOC', label: 'Kochi' },
        ]}
      />
      <FileField name="proof" label="Proof" />
      <SubmitButton />
    </SiteForm>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const pdf = (name = 'proof.pdf') => new File(['proof'], name, { type: 'application/pdf' });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('fields', () => {
  it('what is wrong with a field is read out when it is left, and with a file when it is chosen', async () => {
    const { user } = setUp();
    const line = (label: string) => {
      const id = input(label).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id);
    };
    for (const label of ['Pincode', 'City', 'Proof'])
      expect(line(label)).toHaveAttribute('aria-live', 'polite');
    const before = line('City');
    await user.click(input('City'));
    await user.tab();
    await waitFor(() => expect(line('City')).toHaveTextContent('City is required'));
    // The same element as before its words: one that comes with them is not read out.
    expect(line('City')).toBe(before);
  });

  it.each([
    ['is taken', ' kochi', 'Kochi'],
    ['that the list does not have is not', 'Pune', ''],
  ])(
    'a choice that the browser fills in beside the field with the focus %s, and no list opens over the form',
    async (_what, filled, value) => {
      setUp();
      act(() => input('Pincode').focus());
      fireEvent.change(input('City'), { target: { value: filled } });
      await waitFor(() => expect(input('City')).toHaveValue(value));
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(input('Pincode')).toHaveFocus();
    },
  );

  it('hand their values to the submit and are empty after it', async () => {
    const { user, onSubmit } = setUp();
    await user.type(input('Pincode'), '500 003');
    await user.type(input('Date of birth'), '1990-05-01');
    expect(input('Pincode')).toHaveValue('500003');
    await user.click(input('I agree'));
    await user.type(input('City'), 'koc{Enter}');
    const file = pdf();
    await user.upload(input('Proof'), file);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { pincode: '500003', born: '1990-05-01', agreed: true, city: 'KOC', proof: file },
        expect.any(Function),
      ),
    );
    await waitFor(() => expect(input('Pincode')).toHaveValue(''));
    expect(input('Date of birth')).toHaveValue('');
    expect(input('I agree')).not.toBeChecked();
    expect(input('City')).toHaveValue('');
    expect(input('Proof').files).toHaveLength(0);
  });

  it('say what is wrong with them, where assistive technology finds it', async () => {
    const { user, onSubmit } = setUp();
    await user.type(input('Pincode'), '5000');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(input('Pincode')).toHaveAccessibleDescription('Pincode must be exactly 6 digits'),
    );
    expect(input('I agree')).toHaveAccessibleDescription('Please agree first');
    expect(input('City')).toHaveAccessibleDescription('City is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('say that a date is not complete, which a browser gives as empty, and do not send without it', async () => {
    const { user, onSubmit } = setUp();
    await user.click(input('I agree'));
    await user.type(input('City'), 'koc{Enter}');
    const born = input('Date of birth');
    const validity = jest.spyOn(born, 'validity', 'get');
    validity.mockReturnValue({ ...born.validity, badInput: true });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(born).toHaveAccessibleDescription(/^This date is not complete/));
    expect(born).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    validity.mockRestore();
    await user.type(born, '1990-05-01');
    await waitFor(() => expect(born).not.toHaveAccessibleDescription(/^This date is not complete/));
  });

  it('name the chosen file, refuse an unknown type, and let go of it again', async () => {
    const { user } = setUp();
    // Dropping a file goes past the `accept` of the chooser.
    const dropper = userEvent.setup({ applyAccept: false });
    await dropper.upload(input('Proof'), new File(['x'], 'proof.gif', { type: 'image/gif' }));
    expect(screen.getByText('proof.gif (1 KB)')).toBeVisible();
    await waitFor(() =>
      expect(input('Proof')).toHaveAccessibleDescription('Unsupported file format'),
    );
    await user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByText('proof.gif (1 KB)')).not.toBeInTheDocument();
    expect(input('Proof')).not.toHaveAccessibleDescription('Unsupported file format');
    expect(input('Proof')).toHaveFocus();
  });

  it('say to assistive technology that a file is required', () => {
    render(
      <SiteForm label="Fields" initialValues={initialValues} schema={schema} onSubmit={jest.fn()}>
        <FileField name="proof" label="Proof" required />
      </SiteForm>,
    );
    expect(screen.getByLabelText(/^Proof/)).toBeRequired();
  });
});

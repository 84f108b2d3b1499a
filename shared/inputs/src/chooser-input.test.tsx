/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Autocomplete, ChooserInput } from '.';

const show = (disabled = false) =>
  render(
    <Autocomplete
      options={['Hyderabad', 'Warangal']}
      disabled={disabled}
      renderInput={(params) => <ChooserInput {...params} label="City" placeholder="Name" />}
    />,
  );

it('the chooser has its label and placeholder, and finds what is typed', async () => {
  const user = userEvent.setup();
  show();
  const field = screen.getByRole('combobox', { name: 'City' });
  expect(field).toHaveAttribute('placeholder', 'Name');
  await user.type(field, 'war');
  await user.click(screen.getByRole('option', { name: 'Warangal' }));
  expect(field).toHaveValue('Warangal');
});

it('cannot be used while the chooser is disabled', () => {
  show(true);
  expect(screen.getByRole('combobox', { name: 'City' })).toBeDisabled();
});

/** @jest-environment jsdom */
import MuiAutocomplete from '@mui/material/Autocomplete';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChooserInput } from './chooser-input';
import LatePopper from './late-popper';

const mockPopper = { lost: 0 };
jest.mock('@mui/material/Popper', () => {
  if (mockPopper.lost > 0) {
    mockPopper.lost -= 1;
    throw new Error('offline');
  }
  return jest.requireActual('@mui/material/Popper');
});

const show = () =>
  render(
    <MuiAutocomplete
      options={['Hyderabad', 'Warangal']}
      slots={{ popper: LatePopper }}
      renderInput={(params) => <ChooserInput {...params} label="City" />}
    />,
  );
const city = () => screen.getByRole('combobox', { name: 'City' });

it('a list whose code is lost says so and comes with Try Again, and what was typed stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockPopper.lost = 1;
  const user = userEvent.setup();
  show();
  await user.type(city(), 'war');
  expect(
    await screen.findByText('The list could not be loaded. Please try again later.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(await screen.findByRole('option', { name: 'Warangal' }));
  expect(city()).toHaveValue('Warangal');
});

it('the arrows and Enter choose from a list whose code came after it was opened', async () => {
  const user = userEvent.setup();
  show();
  await user.type(city(), 'a');
  await screen.findByRole('option', { name: 'Warangal' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await act(async () => undefined);
  expect(city()).toHaveValue('Warangal');
});

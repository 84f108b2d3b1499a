/** @jest-environment jsdom */
import MuiAutocomplete from '@mui/material/Autocomplete';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('a list that is on its way keeps Enter from the form; one whose code is lost says so, comes with the down arrow or Try Again, and what was typed stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockPopper.lost = 2;
  const user = userEvent.setup();
  show();
  act(() => city().focus());
  fireEvent.change(city(), { target: { value: 'war' } });
  expect(screen.getByText('Loading')).toBeVisible();
  // Enter is for the list: it would send the form of the field.
  expect(fireEvent.keyDown(city(), { key: 'Enter' })).toBe(false);
  expect(
    await screen.findByText('The list could not be loaded. Press Try Again or the down arrow.'),
  ).toBeVisible();
  // A keyboard cannot reach the button. Here it asks in vain.
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(mockPopper.lost).toBe(0));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
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

/** @jest-environment jsdom */
import Autocomplete from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSiteTheme } from '../theme';

const colourOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

it('what is wrong with a disabled field is as red as with any other; its hint is not', () => {
  render(
    <ThemeProvider theme={createSiteTheme()}>
      <FormHelperText error>State is required</FormHelperText>
      <FormHelperText error disabled>
        District is required
      </FormHelperText>
      <FormHelperText disabled>Choose the state first.</FormHelperText>
    </ThemeProvider>,
  );
  expect(colourOf('District is required')).toBe(colourOf('State is required'));
  expect(colourOf('Choose the state first.')).not.toBe(colourOf('State is required'));
});

it('the option of a chooser that the arrows have reached has a ring, which a system that sets the colours keeps', async () => {
  render(
    <ThemeProvider theme={createSiteTheme()}>
      <Autocomplete
        options={['Goa', 'Kerala']}
        renderInput={(params) => <TextField {...params} label="State" />}
      />
    </ThemeProvider>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'State' }), '{ArrowDown}{ArrowDown}');
  const ring = (name: string) => getComputedStyle(screen.getByRole('option', { name })).outline;
  expect(ring('Kerala')).toContain('solid');
  expect(ring('Goa')).not.toContain('solid');
});

it('a label that is longer than its empty field goes on in a second line', () => {
  render(
    <ThemeProvider theme={createSiteTheme()}>
      <InputLabel shrink={false}>Preferred showroom location</InputLabel>
      <InputLabel shrink>City</InputLabel>
    </ThemeProvider>,
  );
  const wrapOf = (text: string) => getComputedStyle(screen.getByText(text)).whiteSpace;
  expect(wrapOf('Preferred showroom location')).toBe('normal');
  expect(wrapOf('City')).toBe('nowrap');
});

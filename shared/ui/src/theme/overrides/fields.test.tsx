/** @jest-environment jsdom */
import FormHelperText from '@mui/material/FormHelperText';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
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

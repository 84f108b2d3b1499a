/** @jest-environment jsdom */
import { choosePin } from '@site/outbox';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinScreen } from './pin-screen';

jest.mock('@site/outbox', () => ({
  ...jest.requireActual('@site/outbox'),
  choosePin: jest.fn(async () => undefined),
}));

const RULE = 'A PIN has 4 to 8 digits.';

it('a PIN that is being chosen says its rule, and one of nine digits is refused and stays as it was typed', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(<PinScreen isNew onOpen={onOpen} onForgotten={() => undefined} />);
  const field = screen.getByLabelText('PIN');
  expect(field).toHaveAccessibleDescription(RULE);
  expect(field).toBeValid();
  await user.type(field, '123456789');
  await user.click(screen.getByRole('button', { name: 'Use this PIN' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(RULE);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('123456789');
  expect(onOpen).not.toHaveBeenCalled();
});

it('a PIN in the digits of an Indian script is the same as one in 0 to 9', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(<PinScreen isNew onOpen={onOpen} onForgotten={() => undefined} />);
  await user.type(screen.getByLabelText('PIN'), '४७११{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  expect(choosePin).toHaveBeenCalledWith('4711');
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SaveForLater } from './save-for-later';

const CHOICE = '/vayu_marut-gt/preorder/WINDFALL?colour=red&state=TG';
const url = `http://localhost${CHOICE}`;
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const save = () => {
  window.history.replaceState(null, '', `${CHOICE}#your-order`);
  render(<SaveForLater title="Vayu Marut GT" />);
  fireEvent.click(screen.getByText('Save for later'));
};

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

it('the button to save for later copies a link to the choice, with variant, colour, offer and state, and says so', async () => {
  const writeText = jest.fn(async () => undefined);
  give('clipboard', { writeText });
  save();
  expect(await screen.findByText(/^Link copied/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);
});

it('the button to save for later shows the link where it may not be copied', async () => {
  give('clipboard', { writeText: async () => Promise.reject(new Error('not allowed')) });
  save();
  expect(await screen.findByText(`Copy the address of this page: ${url}`)).toBeVisible();
});

it('the button to save for later gives the link to the phone’s own sheet, and says nothing when that is closed', async () => {
  const share = jest.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  give('share', share);
  save();
  expect(share).toHaveBeenCalledWith({ title: 'Vayu Marut GT', url });
  await Promise.resolve();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

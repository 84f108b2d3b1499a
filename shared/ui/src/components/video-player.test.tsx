/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from './video-player';

const open = () =>
  render(<VideoPlayer open videoId="" film="/static/films/marut-gt#t=2,9" title="The Marut" />);
const player = () => screen.getByLabelText('The Marut');
const files = () => [...player().querySelectorAll('source')];

beforeAll(() => {
  // jsdom plays nothing.
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

describe('a film of our own', () => {
  it('that cannot be loaded says so where it would play, and is tried again', async () => {
    open();
    const [webm, mp4] = files();
    if (!webm || !mp4) throw new Error('the film has not its two files');
    fireEvent.error(webm);
    expect(player()).toBeInTheDocument();
    fireEvent.error(mp4);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The video could not be loaded. Please try again later.',
    );
    expect(screen.queryByLabelText('The Marut')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(player()).toHaveFocus();
  });

  it('that breaks off while it plays says so, too, and a keyboard goes on there', () => {
    open();
    expect(player()).toHaveFocus();
    fireEvent.error(player());
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapEmbed } from './map-embed';
import { VideoEmbed } from './video-embed';

let comeIntoView: () => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = () =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('the map shows the drawn street plan while the server of the maps cannot be reached, and the map when it can', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(<MapEmbed latitude="17.4" longitude="78.4" label="Vayu Banjara Hills" />);
  act(() => comeIntoView());
  expect(
    await screen.findByRole('img', { name: 'No map available for Vayu Banjara Hills' }),
  ).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  globalThis.fetch = jest.fn().mockResolvedValue({});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByTitle('Map: Vayu Banjara Hills')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a page loads a map only when it comes into view', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({});
  render(<MapEmbed latitude="17.4" longitude="78.4" label="Vayu Banjara Hills" />);
  expect(document.querySelector('iframe')).toBeNull();
  act(() => comeIntoView());
  const frame = await screen.findByTitle('Map: Vayu Banjara Hills');
  expect(frame).toHaveAttribute('src', expect.stringContaining('z=15'));
});

it('the map shows a placeholder image when there are no coordinates', () => {
  render(<MapEmbed latitude={null} longitude={null} label="Vayu Banjara Hills" />);
  act(() => comeIntoView());
  expect(
    screen.getByRole('img', { name: 'No map available for Vayu Banjara Hills' }),
  ).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

it('the page plays a film of our own in a player of our own', async () => {
  render(<VideoEmbed videoId="abc" film="/static/films/first" title="First ride" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play video: First ride' }));
  const player = await screen.findByLabelText('First ride');
  expect(player).toHaveFocus();
  expect(
    [...player.querySelectorAll('source')].map((source) => source.getAttribute('src')),
  ).toEqual(['/static/films/first.webm', '/static/films/first.mp4']);
  expect(document.querySelector('iframe')).toBeNull();
});

it('the page plays the part of a film that its address names', async () => {
  render(<VideoEmbed videoId="abc" film="/static/films/first#t=2.8,9.2" title="The brake" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play video: The brake' }));
  const sources = (await screen.findByLabelText('The brake')).querySelectorAll('source');
  expect([...sources].map((source) => source.getAttribute('src'))).toEqual([
    '/static/films/first.webm#t=2.8,9.2',
    '/static/films/first.mp4#t=2.8,9.2',
  ]);
});

it('what is seen in a film of our own, which has no sound, is read out as it comes', async () => {
  const track = { mode: 'disabled', activeCues: [{ text: '' }], oncuechange: () => undefined };
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { get: () => track });
  render(<VideoEmbed videoId="abc" film="/static/films/first#t=2.8,9.2" title="The brake" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play video: The brake' }));
  const player = await screen.findByLabelText('The brake');
  expect(player.querySelector('track')).toHaveAttribute('src', '/static/films/first.vtt');
  // A browser reads a track that is not disabled.
  expect(track.mode).toBe('hidden');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  track.activeCues = [{ text: 'The front wheel, close up.' }];
  act(() => track.oncuechange());
  expect(screen.getByRole('status')).toHaveTextContent('The front wheel, close up.');
});

it('a page loads the video player only when asked', async () => {
  render(<VideoEmbed videoId="abc" title="First ride" />);
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play video: First ride' }));
  expect(await screen.findByTitle('First ride')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/abc'),
  );
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { type ImageData, imagePreload, Media } from './media';

const image: ImageData = {
  src: '/static/img/gt',
  width: 1600,
  height: 1000,
  widths: [480, 1600],
  blur: '#112233,#445566',
  alt: 'Marut GT',
};

it('a picture offers AVIF, then WebP, in every width, and keeps the box', () => {
  const { container } = render(<Media image={image} sizes="50vw" />);
  const avif = container.querySelector('source[type="image/avif"]');
  expect(avif).toHaveAttribute(
    'srcset',
    '/static/img/gt-480.avif 480w, /static/img/gt-1600.avif 1600w',
  );
  expect(avif).toHaveAttribute('sizes', '50vw');
  const img = screen.getByRole('img', { name: 'Marut GT' });
  expect(img).toHaveAttribute(
    'srcset',
    '/static/img/gt-480.webp 480w, /static/img/gt-1600.webp 1600w',
  );
  expect(img).toHaveAttribute('sizes', '50vw');
  expect(img).toHaveAttribute('src', '/static/img/gt-1600.webp');
  expect(img).toHaveAttribute('width', '1600');
  expect(img).toHaveAttribute('height', '1000');
  expect(img).toHaveAttribute('loading', 'lazy');
});

it('a page loads a first-view picture at once and first', () => {
  render(<Media image={image} sizes="100vw" priority />);
  const img = screen.getByRole('img');
  expect(img).not.toHaveAttribute('loading');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

it('a picture that nobody sees yet keeps its shape while the browser leaves it for later', () => {
  const { container } = render(
    <>
      <Media image={image} sizes="50vw" />
      <Media image={image} sizes="50vw" ratio="16 / 10" />
    </>,
  );
  const [own, given] = container.querySelectorAll('picture');
  expect(own).toHaveStyle({ aspectRatio: '1600/1000' });
  expect(given).toHaveStyle({ aspectRatio: '16 / 10' });
});

it('the place of a picture shows its colours until it is there', () => {
  render(<Media image={image} sizes="100vw" />);
  const img = screen.getByRole('img');
  expect(img.style.backgroundImage).toContain('linear-gradient(');
  fireEvent.load(img);
  expect(img.style.backgroundImage).toBe('none');
});

it('a page preloads the same candidates that the page will choose from', () => {
  expect(imagePreload(image, '100vw')).toEqual({
    href: '/static/img/gt-1600.avif',
    srcSet: '/static/img/gt-480.avif 480w, /static/img/gt-1600.avif 1600w',
    sizes: '100vw',
    type: 'image/avif',
  });
});

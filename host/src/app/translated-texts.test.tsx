/** @jest-environment jsdom */

import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { awaitTranslation } from './await-translation';

/** The ways in which translations put their words in the place of a text. */
const WAYS: Record<string, (text: Text, wrapper: Node) => void> = {
  'takes the place of the text': (text, wrapper) => text.replaceWith(wrapper),
  'comes before the text, which is removed then': (text, wrapper) => {
    text.before(wrapper);
    text.remove();
  },
  'comes after the text, which is removed then': (text, wrapper) => {
    text.after(wrapper);
    text.parentNode?.removeChild(text);
  },
};

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('font'));
};

/** What a translation puts around its words. */
function wrap(words: string): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(words);
  outer.append(inner);
  return outer;
}

/** Translates what stands in the document as a browser does: in a task of its own. */
async function translate(put = (text: Text, wrapper: Node) => text.replaceWith(wrapper)) {
  await act(async () => {
    for (const text of textsIn(document.body)) put(text, wrap(`[${text.data}]`));
  });
}

let set: (change: Partial<Order>) => void;

interface Order {
  price: string;
  note: string;
  isSending: boolean;
  lines: readonly string[];
}

function OrderCard() {
  const [order, setOrder] = useState<Order>({
    price: '₹999',
    note: 'Full Name is required',
    isSending: false,
    lines: ['One', 'GT'],
  });
  set = (change) => act(() => setOrder((before) => ({ ...before, ...change })));
  const { price, note, isSending, lines } = order;
  return (
    <form>
      <button type="button">
        {isSending && <progress />}Pay {price}/-
      </button>
      <p>
        {note}
        {isSending ? 'Sending' : <b>Ready</b>}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </form>
  );
}

it('nothing about the document is changed while no browser translates it', async () => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  awaitTranslation();
  render(<OrderCard />);
  await act(async () => set({ isSending: true, note: '', lines: ['GT', 'One'] }));
  expect(screen.getByText('Sending')).toBeVisible();
  expect(Node.prototype).toMatchObject({ appendChild, insertBefore, removeChild });
});

it('a page that was translated before the code for it was here goes on, too', async () => {
  awaitTranslation();
  render(<OrderCard />);
  await translate();
  await act(async () => set({ price: '₹2,573' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('₹2,573'));
  await act(async () => set({ isSending: true }));
  expect(screen.getByRole('progressbar')).toBeVisible();
});

describe.each(Object.entries(WAYS))('in a page whose translation %s', (_, put) => {
  const show = async () => {
    const { container } = render(<OrderCard />);
    await translate(put);
    return container;
  };

  it('shows a text that changed', async () => {
    const page = await show();
    expect(page).toHaveTextContent('[Pay ][₹999][/-]');
    await act(async () => set({ price: '₹2,573' }));
    expect(screen.getByRole('button')).toHaveTextContent('₹2,573');
    expect(screen.getByRole('button')).not.toHaveTextContent('₹999');
    await translate(put);
    expect(screen.getByRole('button')).toHaveTextContent('[Pay ][₹2,573][/-]');
  });

  it('removes and replaces translated texts, and puts elements before them', async () => {
    await show();
    await act(async () => set({ isSending: true, note: '' }));
    expect(screen.getByRole('progressbar').parentElement).toHaveTextContent('Pay [₹999][/-]');
    expect(screen.getByText('Sending')).toBeVisible();
    expect(screen.queryByText(/is required/)).toBeNull();
    await translate(put);
    await act(async () => set({ isSending: false, note: 'Name' }));
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.queryByText(/Sending/)).toBeNull();
  });

  it('goes on where one wrapper stands for several texts', async () => {
    const { container } = render(<OrderCard />);
    const button = screen.getByRole('button');
    await act(async () => {
      const [first, ...others] = textsIn(button);
      if (first) put(first, wrap('[Pay ₹999/-]'));
      for (const text of others) text.remove();
    });
    expect(button).toHaveTextContent(/^\[Pay ₹999\/-\]$/);
    await act(async () => set({ price: '₹2,573' }));
    expect(button).toHaveTextContent(/^Pay ₹2,573\/-$/);
    expect(container).toHaveTextContent('Ready');
  });
});

it('a page that nobody translates changes as ever', async () => {
  render(<OrderCard />);
  await act(async () => set({ isSending: true, note: '', lines: ['GT', 'One'] }));
  expect(screen.getByText('Sending')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['GT', 'One']);
});

it('a translated page still says so when something is removed that is nowhere', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});

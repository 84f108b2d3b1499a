/** @jest-environment jsdom */
import { LATE_PART_ALIVE } from '@site/shell';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLateParts } from './late-parts';

const FIELDS = `
  <form>
    <input aria-label="Name" name="name" />
    <input aria-label="News" type="checkbox" name="news" />
    <input aria-label="Proof" type="file" name="proof" />
    <button type="submit">Send</button>
  </form>`;

const part = () => document.querySelector('[data-late]') as HTMLElement;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send' });

/** The part hears from now on, as React makes it: what it hears is written down. */
function bringToLife(): string[] {
  const heard: string[] = [];
  part().addEventListener('input', ({ target }) =>
    heard.push(
      `${(target as Element).getAttribute('name')}: ${(target as HTMLInputElement).value}`,
    ),
  );
  part().addEventListener('change', ({ target }) => {
    const { files, type, checked } = target as HTMLInputElement;
    if (type === 'file') heard.push(`proof: ${files?.[0]?.name}`);
    if (type === 'checkbox') heard.push(`news is ${checked}`);
  });
  part().addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('submit');
  });
  part().dispatchEvent(new CustomEvent(LATE_PART_ALIVE, { bubbles: true }));
  part().setAttribute('data-late', 'alive');
  return heard;
}

async function enterAll() {
  const user = userEvent.setup();
  await user.type(field('Name'), 'Asha');
  await user.click(field('News'));
  await user.click(send());
}

beforeEach(() => {
  document.body.innerHTML = `<div data-late="">${FIELDS}</div>`;
});

it('the record of a late part enters what was entered, then submits once what was sent before it was alive', async () => {
  followLateParts({ controls: [], pressed: [] });
  const native = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', native, { once: true });
  await userEvent.upload(field('Proof'), new File(['x'], 'proof.pdf'));
  await enterAll();
  await userEvent.click(send());
  expect(native).not.toHaveBeenCalled();
  const heard = bringToLife();
  await waitFor(() => expect(heard).toContain('submit'));
  expect(new Set(heard)).toEqual(
    new Set(['name: Asha', 'news: on', 'news is true', 'proof: proof.pdf', 'submit']),
  );
  expect(heard.filter((line) => line === 'submit')).toHaveLength(1);
  expect(heard.at(-1)).toBe('submit');
});

it('the record of a late part holds on to what was done before the script of the page was there', async () => {
  field('Name').value = 'Asha';
  followLateParts({
    controls: [{ element: field('Name'), value: 'Asha', checked: false }],
    pressed: [send()],
  });
  const heard = bringToLife();
  await waitFor(() => expect(heard).toEqual(['name: Asha', 'submit']));
});

it('the record of a late part finds the controls that have taken the place of those that were entered into', async () => {
  followLateParts({ controls: [], pressed: [] });
  await enterAll();
  part().innerHTML = FIELDS;
  const heard = bringToLife();
  await waitFor(() => expect(heard.at(-1)).toBe('submit'));
  expect(field('Name')).toHaveValue('Asha');
  expect(field('News')).toBeChecked();
});

it('the record of a late part presses what was pressed, and not what an entry has put in its place', async () => {
  followLateParts({ controls: [], pressed: [] });
  await userEvent.click(field('News'));
  await userEvent.click(send());
  const heard = bringToLife();
  field('News').addEventListener('change', () =>
    send().insertAdjacentHTML('beforebegin', '<button type="button">Choose a list</button>'),
  );
  await waitFor(() => expect(heard.at(-1)).toBe('submit'));
});

it('the record of a late part ends with what was pressed last', async () => {
  part().innerHTML = '<button>Red</button><button>Black</button>';
  followLateParts({ controls: [], pressed: [] });
  for (const name of ['Red', 'Black', 'Red']) await userEvent.click(screen.getByText(name));
  const pressed: (string | null)[] = [];
  part().addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  bringToLife();
  await waitFor(() => expect(pressed).toEqual(['Black', 'Red']));
});

it('the record of a late part finds a field without a name, and the one that has the focus', async () => {
  part().innerHTML = FIELDS.replace(' name="name"', '');
  followLateParts({ controls: [], pressed: [] });
  await userEvent.click(field('News'));
  await userEvent.type(field('Name'), 'Asha');
  part().innerHTML = FIELDS.replace(' name="name"', '');
  bringToLife();
  await waitFor(() => expect(field('News')).toBeChecked());
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Name')).toHaveFocus();
});

it('the record of a late part finds the field that had the focus before the script of the page was there', async () => {
  field('Name').focus();
  followLateParts({ controls: [], pressed: [] });
  part().innerHTML = FIELDS;
  bringToLife();
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

it('the record of a late part takes the focus to no field that the visitor has left', async () => {
  followLateParts({ controls: [], pressed: [] });
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.click(document.body);
  part().innerHTML = FIELDS;
  const heard = bringToLife();
  await waitFor(() => expect(heard).toContain('name: Asha'));
  expect(document.body).toHaveFocus();
});

it('the record of a late part says of a field whether the visitor is still in it', async () => {
  followLateParts({ controls: [], pressed: [] });
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.click(field('News'));
  const left = jest.fn();
  field('Name').addEventListener('focusout', left);
  const heard = bringToLife();
  await waitFor(() => expect(heard).toContain('news is true'));
  expect(left).toHaveBeenCalledTimes(1);
});

it('the record of late parts leaves everything else, and parts that are alive, to React', () => {
  document.body.insertAdjacentHTML('beforeend', '<form><button>Elsewhere</button></form>');
  followLateParts({ controls: [], pressed: [] });
  const onClick = jest.fn((event: Event) => {
    onClick.mockClear();
    event.preventDefault();
  });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  elsewhere.addEventListener('click', onClick);
  fireEvent.click(elsewhere);
  bringToLife();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  send().addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  send().dispatchEvent(click);
  expect.assertions(2);
});

/** @jest-environment jsdom */
import type { WriteResult } from '@site/api-client';
import { cityField, fullNameField } from '@site/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { object } from 'yup';
import { TextField } from '../fields/text-field';
import { textRule } from '../rules/text-rules';
import { SiteForm } from './site-form';
import { SubmitButton } from './submit-button';

const schema = object({ name: textRule(fullNameField), city: textRule(cityField) });
const KEY = 'draft:sample';
let result: WriteResult<unknown>;

function Sample({ onKey }: { onKey?: (key: string) => void }) {
  return (
    <SiteForm
      label="Sample"
      initialValues={{ name: '', city: '', code: '' }}
      schema={schema}
      draft={{ name: 'sample', fields: ['name', 'city'] }}
      keepOnSuccess={['city']}
      onSubmit={async ({ name, city }, keyFor) => {
        onKey?.(keyFor('sample', { name, city }));
        return result;
      }}
    >
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <TextField name="code" label="Code" />
      <SubmitButton />
    </SiteForm>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Submit'));

/** Leaves the page and opens it anew, as a reload and Back do. */
function reopen(view: { unmount: () => void }, page = <Sample />) {
  view.unmount();
  return render(page);
}

beforeEach(() => {
  sessionStorage.clear();
  result = { ok: false, message: 'down', fieldErrors: {} };
});

it('a form with a draft gives back what was typed after an error and a reload, but for what is not to be kept', async () => {
  const view = render(<Sample />);
  type('Name', 'Asha Rao');
  type('City', 'Pune');
  type('Code', '4821');
  submit();
  await waitFor(() => expect(screen.getByText('Submit')).toBeEnabled());

  reopen(view);

  expect(field('Name')).toHaveValue('Asha Rao');
  expect(field('City')).toHaveValue('Pune');
  expect(field('Code')).toHaveValue('');
  expect(sessionStorage.getItem(KEY)).not.toContain('4821');
});

/** Presses the button again that was pressed before the page was alive, as soon as it is. */
function ReplayedSubmit() {
  useEffect(() => {
    void Promise.resolve().then(submit);
  }, []);
  return null;
}

it('a draft is back before a button is pressed again that was pressed before the page was alive', async () => {
  const view = render(<Sample />);
  type('Name', 'Asha Rao');
  type('City', 'Pune');
  view.unmount();
  const onKey = jest.fn();
  // Without the testing library's `act`, which lets everything settle first.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    root.render(
      <>
        <Sample onKey={onKey} />
        <ReplayedSubmit />
      </>,
    );
    await waitFor(() => expect(onKey).toHaveBeenCalled());
    expect(screen.queryByText(/required/)).toBeNull();
  } finally {
    root.unmount();
    container.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

it('a form with a draft forgets it after a success, and keeps what the next one of a series needs', async () => {
  result = { ok: true, data: undefined };
  const view = render(<Sample />);
  type('Name', 'Asha Rao');
  type('City', 'Pune');
  submit();
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(field('City')).toHaveValue('Pune');
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());

  reopen(view);

  expect(field('Name')).toHaveValue('');
});

it('a form whose answer was lost is sent with the same key after a reload, and a new one after a success', async () => {
  const keys: string[] = [];
  const view = render(<Sample onKey={(key) => keys.push(key)} />);
  type('Name', 'Asha Rao');
  type('City', 'Pune');
  submit();
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(screen.getByText('Submit')).toBeEnabled());

  result = { ok: true, data: undefined };
  reopen(view, <Sample onKey={(key) => keys.push(key)} />);
  submit();
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  type('Name', 'Asha Rao');
  type('City', 'Pune');
  submit();
  await waitFor(() => expect(keys).toHaveLength(3));

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([
  '{',
  '[]',
  '"text"',
  '{"name":"of another release"}',
  '{"typed":{"name":12,"other":"x"},"keys":[]}',
])('a form passes by a draft %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  render(<Sample />);
  expect(field('Name')).toHaveValue('');
});

it('a form works where storage is blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<Sample />);
  type('Name', 'Asha Rao');
  await waitFor(() => expect(blocked).toHaveBeenCalled());
  expect(field('Name')).toHaveValue('Asha Rao');
  blocked.mockRestore();
});

it('a form says in its HTML what to do where no script runs, and cannot be sent there', () => {
  expect(renderToString(<Sample />)).toMatch(
    /<form [^>]*><noscript><style>[^<]*display:none[^<]*<\/style><button type="submit" disabled="" hidden=""><\/button><p[^>]*>This form needs JavaScript\. .*call us: our number is at the end of this page\.<\/p><\/noscript>/,
  );
});

/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type * as ReactModule from 'react';
import type { Root } from 'react-dom/client';
import type * as ShellModule from '.';

/** What the server sends of a part with one link. */
const SERVED = '<div data-static=""><p class="css-1">Our story</p></div>';

interface Build {
  shell: typeof ShellModule;
  react: typeof ReactModule;
  dom: typeof import('react-dom/client');
}

/** React and the shell as a build of that kind has them. */
function load(mode: string): Build {
  const before = process.env.NODE_ENV;
  let build: Build | undefined;
  Object.assign(process.env, { NODE_ENV: mode });
  jest.isolateModules(() => {
    build = {
      react: require('react'),
      dom: require('react-dom/client'),
      shell: require('.'),
    };
  });
  Object.assign(process.env, { NODE_ENV: before });
  return build as Build;
}

describe.each(['development', 'production'])('a static part in a %s build', (mode) => {
  const { react, dom, shell } = load(mode);
  const { createElement, startTransition, useEffect, useState } = react;
  const { StaticPart, PageFailuresContext } = shell;
  const runs = jest.fn();
  let root: Root | undefined;
  let said: jest.SpyInstance[];
  const onRecoverableError = jest.fn();

  beforeEach(() => {
    runs.mockClear();
    onRecoverableError.mockClear();
    said = (['error', 'warn'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(() => undefined),
    );
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    document.body.innerHTML = `<div id="root">${SERVED}</div>`;
  });
  afterEach(() => {
    root?.unmount();
    for (const spy of said) spy.mockRestore();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  function Story({ text = 'Our story' }: { text?: string }) {
    runs();
    return createElement('p', { className: 'css-1' }, text);
  }
  const container = () => document.querySelector('#root') as HTMLElement;
  const shown = () => container().querySelector('p');

  interface Shown {
    text: string;
    at?: string;
  }
  let change: (to: Shown) => void = () => undefined;
  let committed: Shown | undefined;
  const commit = (wanted: Partial<Shown>) => waitFor(() => expect(committed).toMatchObject(wanted));

  /** A page that shows the part, and shows it anew for another `at`. */
  function Page() {
    const [state, set] = useState<Shown>({ text: 'not the story' });
    change = set;
    useEffect(() => {
      committed = state;
    });
    const children = createElement(Story, { text: state.text });
    return createElement(StaticPart, { key: state.at ?? null, children });
  }
  async function hydrate(failures = {}) {
    committed = undefined;
    const page = createElement(PageFailuresContext, { value: failures }, createElement(Page));
    startTransition(() => {
      root = dom.hydrateRoot(container(), page, { onRecoverableError });
    });
    await commit({});
  }
  const isQuiet = () => {
    expect(onRecoverableError).not.toHaveBeenCalled();
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  };

  it('keeps the markup of the server, runs nothing of it, and says nothing', async () => {
    const served = shown();
    await hydrate();
    expect(shown()).toBe(served);
    expect(served).toHaveTextContent('Our story');
    expect(runs).not.toHaveBeenCalled();
    isQuiet();
  });

  it('keeps it when what surrounds it is rendered again', async () => {
    const served = shown();
    await hydrate();
    change({ text: 'changed' });
    await commit({ text: 'changed' });
    expect(shown()).toBe(served);
    expect(served).toHaveTextContent('Our story');
    isQuiet();
  });

  it('is rendered anew where its key says that something else is shown', async () => {
    await hydrate();
    change({ text: 'The other story', at: 'other' });
    await commit({ at: 'other' });
    expect(container().querySelectorAll('p')).toHaveLength(1);
    expect(shown()).toHaveTextContent('The other story');
    isQuiet();
  });

  it('is rendered as any other part when a navigation brings it', async () => {
    container().innerHTML = '';
    root = dom.createRoot(container());
    root.render(createElement(Page));
    await waitFor(() => expect(shown()).toHaveTextContent('not the story'));
    change({ text: 'changed' });
    await commit({ text: 'changed' });
    expect(shown()).toHaveTextContent('changed');
    isQuiet();
  });

  it('is hydrated where a read of the page has failed', async () => {
    const failures = { 'readHomePage/': { kind: 'network' as const, message: 'away' } };
    const served = shown();
    (served as Element).textContent = 'not the story';
    await hydrate(failures);
    expect(shown()).toBe(served);
    expect(runs).toHaveBeenCalled();
    isQuiet();
  });
});

import { drawGraph, groupArrows, rankNames, withoutImplied } from './draw-graph';

describe('groupArrows', () => {
  it('draws one arrow between two groups, and none inside one', () => {
    const imports = [
      { from: 'a/1.ts', to: 'b/1.ts' },
      { from: 'a/2.ts', to: 'b/2.ts' },
      { from: 'a/1.ts', to: 'a/2.ts' },
      { from: 'a/1.ts', to: 'node_modules/x.js' },
    ];
    const groupOf = (path: string) => /^([ab])\//.exec(path)?.[1];
    expect(groupArrows(imports, groupOf)).toEqual([['a', 'b']]);
  });
});

describe('rankNames', () => {
  it('puts each name below everything that imports it', () => {
    const rows = rankNames([
      ['app', 'ui'],
      ['app', 'brand'],
      ['ui', 'brand'],
    ]);
    expect(Object.fromEntries(rows)).toEqual({ app: 0, ui: 1, brand: 2 });
  });

  it('refuses a circle and names it', () => {
    const arrows = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ] as const;
    expect(() => rankNames(arrows)).toThrow('A circle: a → b → c → b');
  });
});

describe('withoutImplied', () => {
  it('leaves out what a longer way says', () => {
    const arrows = [
      ['app', 'ui'],
      ['ui', 'brand'],
      ['app', 'brand'],
    ] as const;
    expect(withoutImplied(arrows)).toEqual([
      ['app', 'ui'],
      ['ui', 'brand'],
    ]);
  });
});

describe('drawGraph', () => {
  it('writes every arrow from a row to one further down, and folders as boxes from the top', () => {
    const picture = drawGraph([
      ['shared/ui', 'shared/brand'],
      ['host', 'shared/ui'],
    ]);
    expect(picture).toBe(`\`\`\`mermaid
flowchart TD
  host["host"]
  subgraph in_shared["shared"]
    shared_ui["ui"]
    shared_brand["brand"]
  end
  host --> shared_ui
  shared_ui --> shared_brand
\`\`\``);
  });
});

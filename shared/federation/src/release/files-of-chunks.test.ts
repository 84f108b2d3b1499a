import type { StatsCompilation } from '@rspack/core';
import { filesOfChunks } from './files-of-chunks';

const origin = (moduleName: string, request: string) => ({ moduleName, request });
const container = [origin('container entry', '')];
const page = [origin('./src/routes.tsx', './pages/home')];
const other = [origin('./src/routes.tsx', './pages/other')];

const node = {
  chunks: [
    { id: 'src_routes_tsx', files: ['r.cjs'], origins: container },
    { id: 'src_pages_home', files: ['h.cjs'], origins: page },
    { id: 'src_gone', files: ['g.cjs'], origins: [origin('./src/routes.tsx', './gone')] },
  ],
} as unknown as StatsCompilation;

const web = {
  chunks: [
    {
      id: 'src_routes_tsx-webpack_sharing_consume_default_react',
      files: ['routes.js'],
      origins: container,
      siblings: ['vendors', 'src_slots_panel_tsx'],
    },
    { id: 'vendors', files: ['vendors.js', 'vendors.js.map'], origins: container },
    { id: 'src_slots_panel_tsx', files: ['panel.js'], origins: container },
    { id: 'src_pages_home-more', files: ['home.js'], origins: page },
    { id: 'shared', files: ['shared.js'], origins: [...page, ...other] },
    { id: 'src_pages_other', files: ['other.js'], origins: other },
  ],
} as unknown as StatsCompilation;

it('the list of files finds the files of an exposed module under the longer name that the browser build gave its chunk', () => {
  expect(filesOfChunks(web, node, ['src_routes_tsx'])).toEqual(['routes.js', 'vendors.js']);
});

it('the list of files finds every file that one import asks for, shared ones too, and none of another page', () => {
  expect(filesOfChunks(web, node, ['src_pages_home'])).toEqual(['home.js', 'shared.js']);
});

it('the list of files refuses a chunk that it cannot find, instead of leaving a trip to the visitor', () => {
  expect(() => filesOfChunks(web, node, ['src_gone'])).toThrow('src_gone');
});

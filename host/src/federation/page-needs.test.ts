import { pageNeeds } from './page-needs';

const route = {
  path: '/test-ride',
  preload: ['/entry.js', '/page.js'],
  shares: ['@site/inputs'],
  further: { dealer: { preload: ['/entry.js', '/form.js'], shares: ['@site/forms'] } },
};

it('the list of what a page needs holds what every address of it needs, and no more without a parameter that asks for more', () => {
  const needs = { preload: ['/entry.js', '/page.js'], shares: ['@site/inputs'] };
  expect(pageNeeds(route, [])).toEqual(needs);
  expect(pageNeeds(route, ['model', 'toString'])).toEqual(needs);
});

it('the list of what a page needs has each thing once that a parameter asks for beside', () => {
  expect(pageNeeds(route, ['dealer', 'dealer'])).toEqual({
    preload: ['/entry.js', '/page.js', '/form.js'],
    shares: ['@site/inputs', '@site/forms'],
  });
});

/** @jest-environment jsdom */
import { PRINT_RULES } from './print-rules';

it('maps and logos that the dark theme turns are on paper as they are', () => {
  document.head.innerHTML = `<style>.turned { filter: invert(0.9) }</style><style>${PRINT_RULES}</style>`;
  document.body.innerHTML =
    '<div id="root"><main><iframe class="turned"></iframe><img class="turned" alt=""></main></div>';
  for (const picture of document.querySelectorAll('.turned'))
    expect(getComputedStyle(picture).filter).toBe('none');
});

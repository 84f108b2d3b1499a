import {
  ENLARGED_PAGE_RULES,
  LARGE_TEXT_RULES,
  LARGE_TEXT_WINDOW,
  NARROW_RULES,
  NARROW_WINDOW,
} from './narrow-rules';
import { PRINT_RULES } from './print-rules';
import { RIGHT_TO_LEFT_RULES } from './right-to-left';

function addSheet(rules: string, media: string): void {
  const style = document.createElement('style');
  style.media = media;
  style.textContent = rules;
  document.head.append(style);
}

/** Adds the rules that no first view needs: they wait for a quiet moment, and are in no page's HTML. */
export function addLateSheets(): void {
  addSheet(PRINT_RULES, 'print');
  addSheet(NARROW_RULES, NARROW_WINDOW);
  addSheet(LARGE_TEXT_RULES, LARGE_TEXT_WINDOW);
  addSheet(ENLARGED_PAGE_RULES, 'screen');
  addSheet(RIGHT_TO_LEFT_RULES, 'screen');
}

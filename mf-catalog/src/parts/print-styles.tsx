import { GlobalStyles } from '@site/ui';

/** Paper gets the page's text and nothing around it, black on white in both themes. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          '@page': { margin: '16mm' },
          'header, footer, [data-no-print]': { display: 'none !important' },
          'body > * > aside, [role="dialog"]': { display: 'none !important' },
          'main, main *': { color: '#000 !important', backgroundColor: 'transparent !important' },
          'main a': { textDecoration: 'none !important' },
        },
      }}
    />
  );
}

import { GlobalStyles } from '@site/ui';

/** Paper gets the page's text and nothing around it, black on white in both themes. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          '@page': { margin: '16mm' },
          'html, body': { colorScheme: 'light', backgroundColor: '#fff !important' },
          // Whatever the shell lays over the page, today or later, stands beside `main` or `#root`.
          '#root > :not(main), body > :not(#root), [data-no-print]': {
            display: 'none !important',
          },
          'main, main *': {
            color: '#000 !important',
            borderColor: '#b8b8b8 !important',
            backgroundColor: 'transparent !important',
          },
          'main a': { textDecoration: 'none !important' },
        },
      }}
    />
  );
}

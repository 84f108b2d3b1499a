import { renderToString } from 'react-dom/server';
import { StaticPart } from './static-part';

it('a static part is rendered on the server as any other', () => {
  const html = renderToString(
    <StaticPart>
      <a href="/offers">Offers</a>
    </StaticPart>,
  );
  expect(html).toContain('<a href="/offers">Offers</a>');
});

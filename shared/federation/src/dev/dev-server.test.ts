import { corsHeaders } from './dev-server';

it.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000'])(
  'a development server lets pages of this machine read the files: %s',
  (origin) => {
    expect(corsHeaders(origin)).toMatchObject({ 'Access-Control-Allow-Origin': origin });
  },
);

it.each([undefined, 'https://evil.example', 'http://localhost.evil.example', 'null'])(
  'a development server lets nobody else: %s',
  (origin) => {
    expect(corsHeaders(origin)).not.toHaveProperty('Access-Control-Allow-Origin');
  },
);

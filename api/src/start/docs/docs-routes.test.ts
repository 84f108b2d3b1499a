import { type Endpoint, templateOf, type Write } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { enquirySchemaFor, requestSchemas } from '@site/contract/requests';
import { safeParse } from 'zod/v4/core';
import { get } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';

/** The parts of an OpenAPI operation that are read here. */
interface Operation {
  parameters?: { in: string; name: string; required?: boolean; description?: string }[];
  requestBody?: {
    content: Record<
      string,
      {
        schema: { properties?: Record<string, object>; anyOf?: object[] };
        examples?: Record<string, { value: Record<string, string> }>;
      }
    >;
  };
  security?: Record<string, string[]>[];
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties: Record<string, object> } }> }
  >;
}
type Document = { paths: Record<string, Partial<Record<'get' | 'post', Operation>>> };

const MULTIPART = 'multipart/form-data';

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await openTestApi();
  document = (await get(api.app, '/api/docs/json')).body as unknown as Document;
});
afterAll(() => api.close());

const all: Endpoint[] = Object.values(endpoints);
const dynamic = all.filter(({ service }) => service !== 'static');
const writes = dynamic.filter((endpoint): endpoint is Write => endpoint.method === 'POST');

function operationOf(endpoint: Endpoint): Operation {
  const url = templateOf(endpoint, 'ev').replace(/:(\w+)/g, '{$1}');
  const found = document.paths[url]?.[endpoint.method === 'GET' ? 'get' : 'post'];
  if (!found) throw new Error(`${url} is not documented`);
  return found;
}
const bodyOf = (endpoint: Endpoint) => operationOf(endpoint).requestBody?.content ?? {};
const headersOf = (endpoint: Endpoint) =>
  (operationOf(endpoint).parameters ?? []).filter((parameter) => parameter.in === 'header');

it.each(dynamic)('the description of the API documents the answer of $path', (endpoint) => {
  const answer = operationOf(endpoint).responses['200']?.content?.['application/json'];
  const [outermost = ''] = endpoint.answerPath;
  expect(answer?.schema.properties).toHaveProperty(outermost);
});

describe.each(writes)('the write $path', (endpoint) => {
  it('shows examples in every format that it takes, each one acceptable', () => {
    const content = bodyOf(endpoint);
    expect(Object.keys(content)).toEqual([
      MULTIPART,
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
    for (const { examples = {} } of Object.values(content)) {
      expect(Object.keys(examples)).not.toHaveLength(0);
      for (const { value } of Object.values(examples)) {
        const schema =
          endpoint.name === 'createEnquiry'
            ? enquirySchemaFor(value)
            : requestSchemas[endpoint.name];
        expect(safeParse(schema, value).error?.issues).toBeUndefined();
      }
    }
  });

  it('declares its Idempotency-Key', () => {
    expect(headersOf(endpoint)).toEqual([
      expect.objectContaining({
        name: 'Idempotency-Key',
        required: false,
        description: expect.stringContaining('one row'),
      }),
    ]);
  });

  it('shows a file where it takes one, in the format that can carry it', () => {
    for (const [type, { schema }] of Object.entries(bodyOf(endpoint))) {
      const file = schema.properties?.['testride_file'];
      if (type === MULTIPART && endpoint.file) {
        expect(file).toMatchObject({
          type: 'string',
          contentMediaType: 'application/octet-stream',
        });
      } else {
        expect(file).toBeUndefined();
      }
    }
  });
});

it('the description of the API says how long a text may be, also of one that may be missing', () => {
  const { schema } = bodyOf(endpoints.createDealerApplication)['application/json'] ?? {};
  expect(schema?.properties).toMatchObject({
    city: { minLength: 3, maxLength: 2_000 },
    campaign_source: { maxLength: 100 },
  });
});

it('the description of the API asks for a verified phone or an order’s reference where it is needed, and nowhere else', () => {
  const secured = dynamic.filter((endpoint) => operationOf(endpoint).security);
  const asked = secured.map((endpoint) => [endpoint.path, operationOf(endpoint).security]);
  expect(Object.fromEntries(asked)).toEqual({
    '/orders/fullpayment/orders/details/:id': [{ phoneToken: [] }],
    // It is kept whether the number was verified; the call does not insist.
    '/dealers/subscription/create': [{}, { phoneToken: [] }],
    '/order/state': [{ orderReference: [] }],
    '/order/state/refresh': [{ orderReference: [] }],
    '/order/receipt/data': [{ orderReference: [] }, { phoneToken: [], orderTrackingId: [] }],
  });
});

it('the description of the API declares no key for reads', () => {
  const reads = dynamic.filter(({ method }) => method === 'GET');
  expect(reads.flatMap(headersOf)).toEqual([]);
});

it('the description of the API uses nothing beyond the standard, and its page is served', async () => {
  expect(JSON.stringify(document)).not.toContain('"x-');
  expect((await api.app.inject('/api/docs/')).body).toContain('swagger-ui');
});

import { apiBody, fakeApi } from './fake-api';

describe('the API of tests', () => {
  it('answers what a test said, and 404 to everything else', async () => {
    fakeApi({ 'GET /known': apiBody({ list: [1] }) });

    const known = await fetch('/known');
    expect(known.ok).toBe(true);
    expect(JSON.parse(await known.text())).toMatchObject({
      status: 200,
      data: { response_data: { list: [1] } },
    });
    expect((await fetch('/unknown')).status).toBe(404);
  });

  it('keeps the calls with the fields of a form body', async () => {
    const api = fakeApi({ 'POST /x': { status: 500 } });
    const body = new FormData();
    body.append('name', 'Asha');

    await fetch('/x', { method: 'POST', body, headers: { 'idempotency-key': 'k1' } });

    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.fields).toEqual({ name: 'Asha' });
    expect(api.calls[0]?.headers.get('idempotency-key')).toBe('k1');
  });
});

import { MAP_SERVICE_URL } from '@site/ui/embeds';
import { ADS_TAG_ORIGINS } from '../../src/tracking/ads-tag';
import { contentSecurityPolicy, permissionsPolicy, securityHeaders } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const site = { isSecure: true, isTracking: false, takesPayments: false };

it('the content policy lets no inline, evaluated or local-server script in', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"], site);
  expect(directive(policy, 'script-src')).toContain("'sha256-abc'");
  expect(policy).not.toMatch(/unsafe-eval|localhost|ws:/);
  expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
});

it('the content policy lets nothing in that it does not name, and no other site frame a page or take its forms', () => {
  expect(contentSecurityPolicy([], site).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]),
  );
});

it('the content policy has everything come by https where visitors do, and only there', () => {
  const upgrade = 'upgrade-insecure-requests';
  expect(contentSecurityPolicy([], site).split('; ')).toContain(upgrade);
  expect(contentSecurityPolicy([], { ...site, isSecure: false })).not.toContain(upgrade);
});

it('the content policy lets a page ask the service that knows places', () => {
  const policy = contentSecurityPolicy([], site);
  expect(directive(policy, 'connect-src').split(' ')).toContain(MAP_SERVICE_URL);
});

it('every answer tells a browser to guess no type, to be framed by nobody else, to name no path to other sites, and to stay with https', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(false),
  };
  expect(securityHeaders(false)).toEqual(always);
  expect(securityHeaders(true)).toEqual({
    ...always,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

it('the content policy lets scripts and sockets of dev servers in when they are given, and nothing evaluated', () => {
  const devOrigins = ['http://localhost:3101'];
  const policy = contentSecurityPolicy([], { ...site, isSecure: false, devOrigins });
  expect(directive(policy, 'script-src')).toContain('http://localhost:3101');
  expect(directive(policy, 'connect-src')).toContain('http://localhost:3101 ws://localhost:3101');
  expect(policy).not.toContain('unsafe-eval');
});

it('the content policy lets scripts in from where released files are, and nothing else from there', () => {
  const policy = contentSecurityPolicy([], { ...site, assetsOrigin: 'https://cdn.example' });
  const named = policy.split('; ').filter((part) => part.includes('https://cdn.example'));
  expect(named.map((part) => part.split(' ')[0])).toEqual(['script-src']);
});

it('the content policy lets the ads service in on a site that has a tracking id, and on no other', () => {
  const origins = {
    'script-src': ADS_TAG_ORIGINS.script,
    'connect-src': ADS_TAG_ORIGINS.connect,
    'img-src': ADS_TAG_ORIGINS.image,
    'frame-src': ADS_TAG_ORIGINS.frame,
  };
  const tracked = contentSecurityPolicy([], { ...site, isTracking: true });
  const untracked = contentSecurityPolicy([], site);
  for (const [name, list] of Object.entries(origins)) {
    for (const origin of list) {
      expect(directive(tracked, name).split(' ')).toContain(origin);
      expect(directive(untracked, name).split(' ')).not.toContain(origin);
    }
  }
});

it('the content policy lets the tag report visits and conversions, as the ads service publishes what its tag needs', () => {
  const policy = contentSecurityPolicy([], { ...site, isTracking: true });
  const needed = {
    'connect-src': [
      'https://*.analytics.google.com',
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
      'https://ad.doubleclick.net',
      'https://google.com',
      'https://www.google.co.in',
    ],
    'img-src': [
      'https://*.google-analytics.com',
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
      'https://www.google.co.in',
    ],
    'frame-src': ['https://www.googletagmanager.com'],
  };
  for (const [name, list] of Object.entries(needed))
    expect(directive(policy, name).split(' ')).toEqual(expect.arrayContaining(list));
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
});

it('pages of the site may ask for the place of the device, and for neither camera nor microphone', () => {
  for (const isPaymentPage of [true, false])
    expect(permissionsPolicy(isPaymentPage)).toContain(
      'camera=(), geolocation=(self), microphone=()',
    );
});

it('the content policy lets the payment provider in where a visitor pays, and nowhere else', () => {
  const paying = contentSecurityPolicy([], { ...site, takesPayments: true });
  expect(directive(paying, 'script-src')).toContain('https://checkout.razorpay.com');
  expect(directive(paying, 'connect-src')).toContain('https://api.razorpay.com');
  expect(directive(paying, 'frame-src')).toContain('https://api.razorpay.com');
  expect(permissionsPolicy(true)).toContain('payment=(self "https://api.razorpay.com")');
  expect(contentSecurityPolicy([], site)).not.toContain('razorpay');
  expect(securityHeaders(true)['permissions-policy']).toContain('payment=()');
});

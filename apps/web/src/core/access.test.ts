import { href, staticPaths, toOwnPath } from '@wealth/hrefs';
import { describe, expect, it } from 'vitest';
import { accessAt, isForClients } from './access.ts';
import { restingRouter } from '../start/testing/restingRouter.ts';

const router = restingRouter();

describe('who a page is for [I3B-7-ACCESS]', () => {
  it('is said by every route or a layout around it', () => {
    const silent = Object.values(router.routesByPath)
      .map(({ fullPath }) => String(fullPath))
      .filter((path) =>
        router.getMatchedRoutes(path)[0].every(({ options }) => options.staticData?.access === undefined),
      );

    expect(silent).toEqual([]);
  });

  it('is everybody for about, privacy and cookie only [S2-ROUTE-ABOUT] [S2-ROUTE-PRIVACY] [S2-ROUTE-COOKIE]', () => {
    expect(staticPaths.filter((path) => accessAt(router, path) === 'public')).toEqual([
      '/about',
      '/privacy',
      '/cookie',
    ]);
  });

  it.each(['/login', '/login/?next=/me', '/kyc#id', '/kyc/', '/KYC', '/error', '/about/#trust', '/cookie'])(
    'brings nobody back to %s [I3A-L8]',
    (address) => {
      const own = toOwnPath(address);
      expect(own && isForClients(router, own)).toBe(false);
    },
  );

  it.each(['/dashboard', '/portfolio/holding?sort=value#row-3', '/market/NSE/ARAVBANK', '/services/movers'])(
    'brings a client back to %s',
    (address) => {
      const own = toOwnPath(address);
      expect(own && isForClients(router, own)).toBe(true);
    },
  );
});

describe('the addresses of the app', () => {
  it('are those of its routes and no others [I3B-7-ACCESS]', () => {
    // Paths of the server's menu, of instruments, orders, days and records are not known by name.
    const named = [
      '/$',
      '/market/$market/$symbol',
      '/market/$market/$symbol/order',
      '/portfolio/orders/$id',
      '/portfolio/actions/$id',
      '/portfolio/notes/$day',
      '/me/records/$id',
      '/me/application/$id',
      // Of the menu too, which opens them as drawers.
      '/services/fo',
      '/services/otc',
      '/services/ipo',
      '/services/loan',
      '/services/loan/$id',
      '/services/credit',
      '/services/bonus',
      '/discover/$id',
      '/services/compensation',
      '/services/compensation/$id',
      ...staticPaths,
    ];

    expect(Object.keys(router.routesByPath).toSorted()).toEqual(named.toSorted());
  });

  it('are where each link leads', () => {
    const paths = Object.values(href).map((build) => new URL(build(), 'https://own.invalid').pathname);

    expect(paths.filter((path) => !Object.hasOwn(router.routesByPath, path))).toEqual([]);
  });
});

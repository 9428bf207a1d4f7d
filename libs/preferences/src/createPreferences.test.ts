import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  cookieChoiceKey,
  createPreferences,
  preferencesKey,
  windowStorageChanges,
} from './createPreferences.ts';
import { compactUnitsOf, defaultPreferences, readPreferences, type PreferenceName } from './preference.ts';

function memoryStorage(stored: string | null = null) {
  const items = new Map(stored === null ? [] : [[preferencesKey, stored]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Two tabs over one storage, where a write in one is heard in the other. */
function otherTabs() {
  const heard = new Set<(key: string | null) => void>();
  const changes = (listener: (key: string | null) => void) => {
    heard.add(listener);
    return () => void heard.delete(listener);
  };
  return { changes, tell: (key: string | null) => heard.forEach((listener) => listener(key)), heard };
}

describe('createPreferences', () => {
  it('starts with the defaults and keeps what is chosen across a reload [I1-8-PREFERENCES] [I3-1-LANGUAGE]', () => {
    const storage = memoryStorage();
    const preferences = createPreferences(storage);
    expect(preferences.all()).toEqual(defaultPreferences);
    preferences.set('theme', 'dark');
    preferences.set('compactUnits', 'indian');
    expect(createPreferences(storage).all()).toEqual({
      ...defaultPreferences,
      theme: 'dark',
      compactUnits: 'indian',
    });
  });

  it('has lakh and crore in India, k and M elsewhere, and what the client has chosen anywhere [I3A-LOOK-26]', () => {
    const preferences = createPreferences(null);
    expect(compactUnitsOf(preferences.all())).toBe('indian');
    preferences.set('country', 'US');
    expect(compactUnitsOf(preferences.all())).toBe('international');
    preferences.set('compactUnits', 'indian');
    expect(compactUnitsOf(preferences.all())).toBe('indian');
    preferences.set('country', 'IN');
    preferences.set('compactUnits', 'international');
    expect(compactUnitsOf(preferences.all())).toBe('international');
  });

  it('keeps showAssets in local storage under the one key [S3-SHOW-ASSETS]', () => {
    const storage = memoryStorage();
    createPreferences(storage).set('showAssets', false);
    expect([...storage.items.keys()]).toEqual(['wealth.preferences']);
    expect(createPreferences(storage).get('showAssets')).toBe(false);
  });

  it.each<{ name: PreferenceName; bad: unknown }>([
    { name: 'theme', bad: 'purple' },
    { name: 'palette', bad: 1 },
    { name: 'density', bad: null },
    { name: 'language', bad: 'xx' },
    { name: 'compactUnits', bad: ['indian'] },
    { name: 'showAssets', bad: 'false' },
    { name: 'letterKeys', bad: 1 },
    { name: 'systemNotices', bad: 'granted' },
    { name: 'country', bad: 'india' },
    { name: 'country', bad: 91 },
    { name: 'timeZone', bad: '../../etc' },
    { name: 'timeZone', bad: null },
  ])('resets only $name when it is bad', ({ name, bad }) => {
    const good = {
      theme: 'dark',
      palette: 'safe',
      density: 'compact',
      language: 'en',
      compactUnits: 'indian',
      showAssets: false,
      letterKeys: false,
      systemNotices: true,
      country: 'US',
      timeZone: 'America/Argentina/ComodRivadavia',
    };
    const read = readPreferences(JSON.stringify({ ...good, [name]: bad, unknown: 1 }));
    expect(read).toEqual({ ...good, [name]: defaultPreferences[name] });
  });

  it('has India and its zone for whoever has chosen none [S9-LOCALE] [S1-REGION]', () => {
    expect(readPreferences(null)).toMatchObject({
      country: 'IN',
      timeZone: 'Asia/Kolkata',
      language: 'en',
    });
  });

  it.each(['', 'null', '[]', '1', '"text"', '{', '{"__proto__": {"theme": "dark"}}'])(
    'reads %s as defaults',
    (text) => {
      expect(readPreferences(text)).toEqual(defaultPreferences);
    },
  );

  it('always reads complete preferences, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(Object.keys(readPreferences(text))).toEqual(Object.keys(defaultPreferences));
      }),
    );
  });

  it('tells its listeners of a change, and not of the same value again', () => {
    const preferences = createPreferences(memoryStorage());
    const listener = vi.fn();
    const stop = preferences.subscribe(listener);
    preferences.set('density', 'compact');
    preferences.set('density', 'compact');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    preferences.set('density', 'comfortable');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps one object while nothing changes', () => {
    const preferences = createPreferences(memoryStorage());
    expect(preferences.all()).toBe(preferences.all());
  });

  it('lives in memory where storage throws on reading', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const preferences = createPreferences({ getItem: denied, setItem: denied, removeItem: denied });
    preferences.set('theme', 'dark');
    preferences.set('density', 'compact');
    expect(preferences.all()).toEqual({ ...defaultPreferences, theme: 'dark', density: 'compact' });
  });

  it('lives in memory where storage is full, and does not lose one choice to the next', () => {
    const preferences = createPreferences({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    preferences.set('theme', 'dark');
    preferences.set('density', 'compact');
    expect(preferences.all()).toEqual({ ...defaultPreferences, theme: 'dark', density: 'compact' });
  });

  it('lives in memory where there is no storage', () => {
    const preferences = createPreferences(null);
    preferences.set('theme', 'light');
    expect(preferences.get('theme')).toBe('light');
  });

  it('follows another tab, also when that clears everything', () => {
    const storage = memoryStorage();
    const tabs = otherTabs();
    const preferences = createPreferences(storage, { changes: tabs.changes });
    const listener = vi.fn();
    preferences.subscribe(listener);
    createPreferences(storage).set('theme', 'dark');
    tabs.tell('another.key');
    expect(preferences.get('theme')).toBe('system');
    tabs.tell(preferencesKey);
    expect(preferences.get('theme')).toBe('dark');
    storage.items.clear();
    tabs.tell(null);
    expect(preferences.get('theme')).toBe('system');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not undo what another tab has just written', () => {
    const storage = memoryStorage();
    const preferences = createPreferences(storage);
    createPreferences(storage).set('theme', 'dark');
    preferences.set('density', 'compact');
    expect(preferences.all()).toEqual({ ...defaultPreferences, theme: 'dark', density: 'compact' });
  });

  it('stops listening when it is disposed of', () => {
    const tabs = otherTabs();
    createPreferences(memoryStorage(), { changes: tabs.changes }).dispose();
    expect(tabs.heard.size).toBe(0);
  });
});

describe('windowStorageChanges', () => {
  it('hears the storage events of the window until it is stopped', () => {
    const listener = vi.fn();
    const stop = windowStorageChanges(window)(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey }));
    expect(listener.mock.calls).toEqual([[preferencesKey]]);
  });
});

describe('the cookie choice', () => {
  it('removes what is kept when it is refused, and the page stays as it looks [D-COOKIE]', () => {
    const storage = memoryStorage();
    const preferences = createPreferences(storage);
    preferences.set('theme', 'dark');

    preferences.keep(false);

    expect([...storage.items]).toEqual([[cookieChoiceKey, 'necessary']]);
    expect(preferences.get('theme')).toBe('dark');
  });

  it('keeps no later choice, though each holds for this page', () => {
    const storage = memoryStorage();
    const preferences = createPreferences(storage);
    preferences.keep(false);

    preferences.set('theme', 'dark');
    preferences.set('density', 'compact');

    expect(preferences.all()).toEqual({ ...defaultPreferences, theme: 'dark', density: 'compact' });
    expect([...storage.items.keys()]).toEqual([cookieChoiceKey]);
    expect(createPreferences(storage).all()).toEqual(defaultPreferences);
    expect(createPreferences(storage).isKept()).toBe(false);
  });

  it('keeps what the page looks like as soon as it is allowed again', () => {
    const storage = memoryStorage();
    const preferences = createPreferences(storage);
    preferences.keep(false);
    preferences.set('theme', 'dark');

    preferences.keep(true);

    expect(createPreferences(storage).get('theme')).toBe('dark');
    expect(preferences.isKept()).toBe(true);
  });

  it('is heard in another tab, which keeps its look and writes nothing more [D-COOKIE-TABS]', () => {
    const storage = memoryStorage();
    const tabs = otherTabs();
    const other = createPreferences(storage, { changes: tabs.changes });
    other.set('theme', 'dark');
    const heard = vi.fn();
    other.subscribe(heard);

    createPreferences(storage).keep(false);
    tabs.tell(cookieChoiceKey);
    tabs.tell(preferencesKey);
    other.set('density', 'compact');

    expect(heard).toHaveBeenCalledTimes(2);
    expect(other.isKept()).toBe(false);
    expect(other.get('theme')).toBe('dark');
    expect([...storage.items.keys()]).toEqual([cookieChoiceKey]);
  });

  it.each([
    { storage: null, name: 'no storage' },
    {
      name: 'a storage that throws',
      storage: {
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        removeItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    },
  ])('holds for this page with $name', ({ storage }) => {
    const preferences = createPreferences(storage);
    expect(preferences.isKept()).toBe(true);

    preferences.keep(false);

    expect(preferences.isKept()).toBe(false);
  });
});

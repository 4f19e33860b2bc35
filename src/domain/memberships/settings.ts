interface Setting {
  name: string;
  value: string;
}

/** The value in force: the membership's own, else the platform's, else an empty one (rule memberships.settings). */
export function settingInForce(name: string, own: readonly Setting[], platform: readonly Setting[]): string {
  const valueIn = (settings: readonly Setting[]) => settings.find((setting) => setting.name === name)?.value;
  return valueIn(own) || valueIn(platform) || '';
}

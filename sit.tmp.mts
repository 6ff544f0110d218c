import { openHouse, openBrowser, person } from './tests/e2e/house';
const house = await openHouse(); const browser = await openBrowser();
const S = (p: any, n: string) => p.screenshot({ path: `screenshots/sit-${n}.png` });
try {
  const ask = async (path: string, body: object): Promise<any> => (await (await fetch(`${house.url}/games/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json());
  const g = 'big-score';
  const { matchID } = await ask(`${g}/create`, { numPlayers: 3, setupData: { ages: 'seats' } });
  const people = [];
  for (const [seat, o] of [{ width: 1440, height: 900, dark: true }, { width: 360, height: 640, dark: true, locale: 'de-DE' }, { width: 390, height: 780 }].entries()) {
    const p = await person(browser, o);
    const { playerCredentials: credentials } = await ask(`${g}/${matchID}/join`, { playerID: String(seat), playerName: ['Ann', 'Benedikt', 'Cleo'][seat] });
    await p.page.goto(house.url + '/about');
    await p.page.evaluate((mine) => localStorage.setItem('getaway.seats', JSON.stringify([mine])), { game: g, matchID, seat: String(seat), credentials, name: 'x', at: 1 });
    people.push({ ...p, credentials });
  }
  for (const { page } of people) { await page.goto(`${house.url}/match/${g}/${matchID}`); await page.locator('.k-bar').waitFor(); }
  const [ann, ben, cleo] = people;
  await S(ben!.page, 'german-wait');
  await S(ann!.page, 'ann-asked');
  // the train: cut while asked
  await cleo!.context.close();
  await ann!.context.setOffline(true);
  await ben!.context.setOffline(true);
  await ann!.page.waitForTimeout(1500);
  await S(ann!.page, 'ann-offline'); await S(ben!.page, 'ben-offline');
  await ann!.context.setOffline(false); await ben!.context.setOffline(false);
  await ann!.page.waitForTimeout(6000);
  // seats tab
  await ann!.page.getByRole('tab', { name: 'Seats' }).click(); await S(ann!.page, 'ann-seats');
  await ben!.page.getByRole('button', { name: 'Protokoll und Regeln' }).click().catch(() => {}); await ben!.page.waitForTimeout(400); await S(ben!.page, 'ben-drawer');
  await ben!.page.keyboard.press('Escape');
  await ben!.page.getByRole('button', { name: 'Mehr' }).click(); await ben!.page.waitForTimeout(300); await S(ben!.page, 'ben-menu'); await ben!.page.keyboard.press('Escape');
  const spec = await person(browser, { width: 768, height: 1024, dark: true });
  await spec.page.goto(`${house.url}/match/${g}/${matchID}`); await spec.page.locator('.k-bar').waitFor(); await S(spec.page, 'spectator');
  await spec.page.goto(`${house.url}/match/${g}/nothing1234`); await spec.page.waitForTimeout(1500); await S(spec.page, 'gone');
  // Ann and Ben act; then Cleo (gone) is awaited
  const { takeTurn } = await import('./tests/e2e/big-score');
  await takeTurn(ann!.page, false);
  await ben!.page.waitForTimeout(800); await S(ben!.page, 'ben-asked');
  await ben!.page.locator('[role=radio]').first().click(); await ben!.page.waitForTimeout(300); await S(ben!.page, 'ben-picked');
  await ben!.page.locator('.k-bar .k-button[data-kind=primary]').first().click();
  await ann!.page.waitForTimeout(33000);
  await S(ann!.page, 'ann-guest-away');
  await ann!.page.goto(house.url); await ann!.page.waitForTimeout(1500); await S(ann!.page, 'ann-home');
  for (const p of people) console.log(p.faults);
} finally { await browser.close(); await house.stop(); }

import type { FontCoverage } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { fallbackFont } from '../text/fallback-fonts.ts';
import { FontFace } from '../text/font-face.ts';
import { SCRIPTS } from '../text/scripts.ts';

/** Letters, vowel signs and digits that an invitation in the script needs. */
const NEEDED: Record<string, string> = {
  Latn: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,:;’“”–-',
  Deva: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंः्',
  Gujr: 'અઆઇઈઉઊએઐઓઔકખગઘચછજટઠડણતથદધનપફબભમયરલવશષસહાિીુૂેૈોૌં્',
  Taml: 'அஆஇஈஉஊஎஏஐஒஓகஙசஞடணதநபமயரலவழளறனாிீுூெேைொோ்',
  Telu: 'అఆఇఈఉఊఎఏఐఒఓకఖగఘచజటడణతథదధనపబభమయరలవశషసహాిీుూెేైొోం్',
  Beng: 'অআইঈউঊএঐওঔকখগঘচছজঝটঠডণতথদধনপফবভমযরলশষসহািীুূেৈোৌং্',
  Guru: 'ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਚਛਜਟਠਡਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹਾਿੀੁੂੇੈੋੌੰ੍',
  Arab: 'ابپتٹجچحخدڈذرڑزسشصضطظعغفقکگلمنںوہھیے',
  Knda: 'ಅಆಇಈಉಊಎಏಐಒಓಕಖಗಚಜಟಡಣತಥದಧನಪಬಭಮಯರಲವಶಷಸಹಾಿೀುೂೆೇೈೊೋಂ್',
  Mlym: 'അആഇഈഉഊഎഏഐഒഓകഖഗചജടഡണതഥദധനപബഭമയരലവശഷസഹാിീുൂെേൈൊോം്',
  Orya: 'ଅଆଇଈଉଊଏଐଓଔକଖଗଘଚଛଜଟଠଡଣତଥଦଧନପଫବଭମଯରଲଶଷସହାିୀୁୂେୈୋୌଂ୍',
  Sinh: 'අආඇඉඊඋඌඑඒඔඕකඛගඝචජටඩණතථදධනපඵබභමයරලවශෂසහළාැිීුූෙේොෝං්',
  Olck: 'ᱚᱛᱜᱝᱞᱟᱠᱡᱢᱣᱤᱥᱦᱧᱨᱩᱪᱫᱬᱭᱮᱯᱰᱱᱲᱳᱴᱵᱶᱷ',
  Mtei: 'ꯀꯁꯂꯃꯄꯅꯆꯇꯈꯉꯊꯋꯌꯍꯎꯏꯐꯑꯥꯦꯧꯩꯪ',
  Grek: 'αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΩ',
  Cyrl: 'абвгдежзиклмнопрстуфхцчшщыэюяАБВ',
};

/** Which scripts each font of the theme writes. Throws a permanent RenderError for a font that is missing. */
export function fontCoverage(themePackage: ThemePackage): FontCoverage[] {
  return Object.entries(themePackage.manifest.fonts).map(([font, file]) => {
    const face = FontFace.fromFile(packagePath(themePackage, fontFile(file)));
    const scripts = SCRIPTS.map(({ code }): [string, FontCoverage['scripts'][string]] => {
      const letters = NEEDED[code];
      if (letters !== undefined && face.coversAll(letters)) return [code, 'covered'];
      return [code, fallbackFont(code, 400) ? 'fallback' : 'none'];
    });
    return { font, file, scripts: Object.fromEntries(scripts) };
  });
}

function fontFile(file: ThemeManifest['fonts'][string]): string {
  return `fonts/${file.replace(/^fonts\//, '')}`;
}

import { describe, expect, it } from 'vitest';
import { startInWords } from '../../src/domain/time-in-words.ts';

describe('the start that a text names', () => {
  it.each([
    ['सायं 6:30 बजे से', '18:30'],
    ['प्रातः 11 बजे से', '11:00'],
    ['रात ८ बजे', '20:00'],
    ['दोपहर 12:15 बजे', '12:15'],
    ['दोपहर 1 बजे', '13:00'],
    ['காலை 7:30 – 9:00 மணி', '07:30'],
    ['மாலை 6 மணி', '18:00'],
    ['ఉదయం 9:45 గంటలకు', '09:45'],
    ['ਸਵੇਰੇ 10:00 ਵਜੇ', '10:00'],
    ['સાંજે ૫ વાગ્યે', '17:00'],
    ['সন্ধ্যা ৭টা', '19:00'],
    ['രാവിലെ 10:30-നും 11:15-നും മദ്ധ്യേ', '10:30'],
    ['ସନ୍ଧ୍ୟା 7:00', '19:00'],
    ['شام ۷ بجے', '19:00'],
    ['7.30 PM onwards', '19:30'],
    ['12 a.m.', '00:00'],
    ['11 AM to 1 PM', '11:00'],
    ['from 19:30', '19:30'],
    ['7 in the evening', '19:00'],
  ])('%s is %s', (text, start) => expect(startInWords(text)).toBe(start));

  it.each([
    ['names no time', 'بعد نمازِ مغرب'],
    ['leaves the half of the day open', '7:30 onwards'],
    ['names two parts of the day', 'सुबह 9 से शाम 6 बजे'],
    ['could be either night', 'रात 12 बजे'],
    ['gives the half of another hour', '11 to 1 PM'],
    ['has no such hour', '25:00'],
    ['has no such minute', 'सुबह 9:75'],
    ['is empty', ''],
  ])('is unknown where it %s', (_, text) => expect(startInWords(text)).toBeUndefined());
});

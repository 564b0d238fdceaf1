import { expect, it } from 'vitest';
import { piecesOf } from '../../../src/components/text/linked-numbers.tsx';

it('leads from the numbers in a message to their pages', () => {
  expect(piecesOf('You have asked already, in SR-0A1B2C3D. Add to that request; NM-DK4YVPYK is paid.')).toEqual([
    { text: 'You have asked already, in ' },
    { text: 'SR-0A1B2C3D', to: '/user/support/SR-0A1B2C3D' },
    { text: '. Add to that request; ' },
    { text: 'NM-DK4YVPYK', to: '/user/invitations/NM-DK4YVPYK' },
    { text: ' is paid.' },
  ]);
  expect(piecesOf('NM-DK4YVPYK')).toEqual([{ text: 'NM-DK4YVPYK', to: '/user/invitations/NM-DK4YVPYK' }]);
});

it.each(['Try again.', 'SR-LOWLILLY', 'XNM-DK4YVPYK', 'NM-DK4YVPYKA'])('leaves %j as it is', (message) => {
  expect(piecesOf(message)).toEqual([{ text: message }]);
});

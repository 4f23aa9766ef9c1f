import type { OfferKind } from '../../../data/client.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import { ANSWER_OFFER, MAKE_OFFER, type PlayedParts } from '../operations.generated.ts';
import type { Playing } from '../playing/use-play.ts';
import style from '../question.module.css';
import { Settling } from '../settling.tsx';

interface OfferProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
}

/** Renders the open offer, with the answers for a player who is asked. It needs a new `key` for each offer. */
export function OpenOffer({ playing, match: { id: matchId, offer, seats, yourSeats } }: OfferProps) {
  if (!offer) return null;
  const isAsked = yourSeats.some((seat) => offer.awaits.includes(seat));
  const isOwn = yourSeats.includes(offer.seat);
  const name = isolated(seats[offer.seat]?.name ?? '');
  const answer = (accept: boolean) =>
    playing.act(ANSWER_OFFER, { input: { matchId, offer: offer.version, accept } }, (result) => result.answerOffer);
  return (
    <div class={style.offer} data-offer={offer.kind}>
      <p>{isOwn ? t('table.offerWaits') : t(`table.offered.${offer.kind}`, { name })}</p>
      {isAsked && (
        <Settling>
          <div class={style.buttons}>
            <button type="button" class="main" data-accept onClick={() => answer(true)}>
              {t('table.offerAccept')}
            </button>
            <button type="button" data-decline onClick={() => answer(false)}>
              {t('table.offerDecline')}
            </button>
          </div>
        </Settling>
      )}
    </div>
  );
}

/** Renders a button for each offer that is possible now. */
export function OfferButtons({ playing, match: { id: matchId, version, possibleOffers } }: OfferProps) {
  const make = (kind: OfferKind) =>
    playing.act(MAKE_OFFER, { input: { matchId, kind, version } }, (result) => result.makeOffer);
  return (
    <>
      {possibleOffers.map((kind) => (
        <button key={kind} type="button" class="quiet" data-make={kind} onClick={() => make(kind)}>
          {t(`table.offer.${kind}`)}
        </button>
      ))}
    </>
  );
}

/** Split-flap letters of a departures board. Read as one word; the flaps are only for the eye. */
import './Flap.css';

export function Flap({ text }: { text: string }) {
  return (
    <span className="a-flaps">
      <span className="k-unseen">{text}</span>
      <span aria-hidden>
        {[...text.toUpperCase()].map((letter, i) => (
          <span key={i} className="a-flap" style={{ animationDelay: `${i * 35}ms` }}>{letter}</span>
        ))}
      </span>
    </span>
  );
}

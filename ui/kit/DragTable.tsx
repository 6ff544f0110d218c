/**
 * Moving cards between places: by dragging, by tapping a card and then a place, or by keyboard in the same two steps.
 * Places say why they do not take a card. Nothing reaches the rules from here: the board decides what a put means.
 */
import { DndContext, DragOverlay, MouseSensor, TouchSensor, pointerWithin, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Down from '~icons/lucide/arrow-down-to-line';
import './DragTable.css';

interface Carrying {
  /** The card in hand: dragged, or picked up by tap or key. */
  card: string | null;
  whyNot: (card: string, zone: string) => string | undefined;
  put: (card: string, zone: string) => void;
  /** Where the last put failed, and why. */
  failed: { zone: string; why: string } | null;
}

const CarryContext = createContext<Carrying | null>(null);
const FAILED_MS = 3500;

interface DragTableProps {
  /** The card that was picked up by tap or key. */
  picked: string | null;
  /** Why a place does not take a card, in words. */
  whyNot: (card: string, zone: string) => string | undefined;
  /** Only called for legal places. */
  onPut: (card: string, zone: string) => void;
  /** Draws the card under the finger. */
  renderCard: (card: string) => ReactNode;
  children: ReactNode;
}

export function DragTable({ picked, whyNot, onPut, renderCard, children }: DragTableProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [failed, setFailed] = useState<Carrying['failed']>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(null), FAILED_MS);
    return () => clearTimeout(timer);
  }, [failed]);

  const carrying = useMemo<Carrying>(() => {
    const put = (card: string, zone: string) => {
      const why = whyNot(card, zone);
      setFailed(why === undefined ? null : { zone, why });
      if (why === undefined) onPut(card, zone);
    };
    return { card: dragged ?? picked, whyNot, put, failed };
  }, [dragged, picked, whyNot, onPut, failed]);

  return (
    <CarryContext value={carrying}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        autoScroll={{ threshold: { x: 0, y: 0.15 } }}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null);
          if (over) carrying.put(String(active.id), String(over.id));
        }}
      >
        {children}
        <DragOverlay dropAnimation={null}>{dragged !== null && <div className="k-dragged">{renderCard(dragged)}</div>}</DragOverlay>
      </DndContext>
    </CarryContext>
  );
}

interface DropZoneProps {
  id: string;
  /** Names the place: “Job 3, Racetrack”. */
  label: string;
  /** Cards that lie here already: they need no way in. */
  holds?: readonly string[];
  children: ReactNode;
  className?: string;
}

/** A place for cards. Needs `DragTable` above it. */
export function DropZone({ id, label, holds = [], children, className = '' }: DropZoneProps) {
  const carrying = useContext(CarryContext);
  const { t } = useTranslation('kit');
  const { setNodeRef, isOver } = useDroppable({ id });
  if (!carrying) throw new Error('a drop zone outside of a drag table');
  const { whyNot, put, failed } = carrying;
  const card = carrying.card !== null && holds.includes(carrying.card) ? null : carrying.card;
  const why = card === null ? undefined : whyNot(card, id);
  const told = failed?.zone === id ? failed.why : isOver ? why : undefined;
  const state = card === null ? 'idle' : why !== undefined ? 'closed' : isOver ? 'over' : 'open';
  return (
    <div ref={setNodeRef} className={`k-zone ${className}`} data-state={state} role="group" aria-label={label}>
      {children}
      {card !== null && (
        <button
          type="button"
          className="k-zone-put"
          aria-label={why === undefined ? t('zone.put', { place: label }) : t('zone.closed', { place: label, why })}
          aria-disabled={why !== undefined || undefined}
          onClick={() => put(card, id)}
        >
          {why === undefined && (
            <span aria-hidden>
              <Down />
            </span>
          )}
        </button>
      )}
      {told !== undefined && <p className="k-zone-why" role="alert">{told}</p>}
    </div>
  );
}

import { block, plain, productList } from '../pages/pages-helpers';
import type { SeedArticle } from '../types';

export const training: SeedArticle[] = [
  {
    slug: 'how-small-is-a-training-treat',
    name: 'How small is a training treat?',
    blurb: 'Smaller than you think, and smaller again for puppies. The arithmetic of fifty rewards in ten minutes.',
    author: { first: 'Sorcha', last: 'Byrne' },
    groups: ['training'],
    publishTime: '2026-08-04T08:00:00+10:00',
    picture: 'reward-table',
    metaDescription:
      'How big training treats should be, how many to use, how to keep count, and which texture suits which class. For trainers and shop staff.',
    content: `<p>I send samples back. It has become a joke at the warehouse: whatever the treat, Sorcha wants it smaller. I have a reason. In a good ten-minute session with a beginner I will give forty to sixty rewards. If each is the size of a coin, I am feeding dinner, and by reward thirty I have a dog that would like to lie down.</p>
<h2>The size</h2>
<p>For a medium dog, about the size of a pea: eight millimetres. For a small dog or a puppy, half that. For a very large dog, still a pea. A great dane does not take more pleasure in a larger crumb. What a dog counts is how often, and not how much.</p>
<p>The reward should be swallowed in about a second, without chewing. Chewing breaks the thread: the dog looks down, hunts for crumbs, and forgets what it was paid for.</p>
<h2>The arithmetic</h2>
<p>Owners worry about weight, and they are right to. A common rule of thumb keeps treats to about a tenth of the day's energy. So do the sum out loud. A 100 g pouch of <a href="/product/kangaroo-training-bites">kangaroo bites</a> holds some 400 pieces. Fifty pieces are 12 or 13 grams: for a dog of twenty kilos, a modest share of the day. Fifty pieces of something four times the size are not.</p>
<p>The easiest control is a small jar. Measure out the day's allowance in the morning. When the jar is empty, the day's training is over or the dinner gets smaller. It takes the guessing out, and everyone in the house can see it.</p>
<h2>Not all rewards are equal</h2>
<p>Think of them as small notes and large notes. At home, with nothing going on, a dry biscuit crumb or a piece of the dog's usual food will do. In a hall with eleven other puppies you need something better. For coming back when called, away from another dog, you need the best thing you own, and it should appear for nothing else.</p>
<ul>
<li><strong>Small notes:</strong> kibble, broken biscuit, lamb puffs crushed to crumbs</li>
<li><strong>Middling:</strong> soft chicken drops, kangaroo bites, salmon squares</li>
<li><strong>Large notes:</strong> <a href="/product/beef-liver-training-crumbs">liver crumbs</a>, a shred of whole-muscle jerky, freeze-dried heart</li>
</ul>
<p>Change them round. A dog that knows what is in the pouch works for it; a dog that does not quite know works harder.</p>
<h2>Texture</h2>
<p>Dry treats keep the pocket clean and are quick to count. Soft ones can be pinched in half with one hand, which helps when the other is holding a lead. Crumbly ones are for scattering on grass, a lovely game for a dog that needs to calm down, and a poor choice in a carpeted hall.</p>
<p>For puppies that are losing teeth, go soft. For old dogs likewise: ask about teeth before you hand over something brittle.</p>
<h2>Where to keep them</h2>
<p>A reward that takes three seconds to find arrives three seconds late, and has paid for whatever the dog was doing by then. Use an open pocket at the hip, on the side away from the dog, that closes when you bend down. I like a magnet, as in the <a href="/product/treat-and-walk-belt-bag">belt bag</a>; a zip is for keys. Turn it inside out every evening. You will forget this once.</p>
<h2>Fading them</h2>
<p>People ask when they can stop. The honest answer is that you go from paying each time to paying sometimes, and you never quite stop; neither would you go on working for nothing. Once the dog does a thing eight times out of ten, begin to reward the better ones: the faster sit, the closer heel. Praise the rest. Keep a few surprises for the rest of its life.</p>
<h2>For shop staff</h2>
<p>When a new owner asks for training treats, ask two things: how old is the dog, and where will you be training? Then open a tester, break a piece in two, and break it again. 'This big,' you say. It is the most useful demonstration in the shop, and it sells the smaller bag honestly, which is how people come back for the larger one.</p>`,
  },
  {
    slug: 'a-six-week-puppy-class',
    name: 'A six-week puppy class on twelve square metres',
    blurb:
      'A plan for vets, salons and shops with one spare room and a mop: six evenings, six puppies, six things learnt.',
    author: { first: 'Sorcha', last: 'Byrne' },
    groups: ['training', 'business-tips'],
    publishTime: '2026-02-03T08:00:00+11:00',
    picture: 'home-morning',
    metaDescription:
      'A six-week plan for running a small reward-based puppy class in a shop, clinic or salon: numbers, layout, weekly content and supplies.',
    content: `<p>My first class was held in the waiting room of a clinic, between a rack of cat food and a fish tank. It held five puppies, and a sixth in the corridor. You need less than you think: a washable floor, a door that closes, and a plan that fits on one page. Here is mine.</p>
<h2>Numbers and space</h2>
<p>Two square metres for each puppy with its people, so six puppies in twelve. Chairs against the wall, with something to block the view between every second pair: a screen, a table on its side, a rack you can wheel. Puppies who cannot stare at each other can listen.</p>
<p>One trainer, and one helper who watches the door and the mop. Ask to see vaccination records before the first evening, and speak to your vet about what is right for your district. Check that your insurance covers it. Keep sessions to fifty minutes, with at least ten of them people talking and puppies resting.</p>
<h2>Week one: name and nothing</h2>
<p>No free play on the first night. Teach that hearing one's name means something good, and that lying on a mat pays. People leave surprised at how quiet it was. Homework: name game, ten times a day; mat beside the dinner table.</p>
<h2>Week two: hands and feet</h2>
<p>Touching, by the owner and then by one stranger: ears, paws, collar, tail, a look at the teeth. One crumb for each. If you have a groomer in the building, borrow her for five minutes. Homework: all four feet each evening. It fits with <a href="/article/the-first-groom">the first groom</a>, which many will be booking about now.</p>
<h2>Week three: coming when called</h2>
<p>Along the corridor, between two people, on a light line. The reward must be better than the floor. Never call a puppy to something unpleasant; go and fetch it for that. Homework: five happy recalls a day, three of them for nothing more than a reward and 'off you go'.</p>
<h2>Week four: walking beside a person</h2>
<p>Three steps, pay. Five steps, pay. In a room this size you will walk in circles, which is all to the good. Homework: from the front door to the letterbox, and back, without a tight lead. Our piece on <a href="/article/loose-lead-walking-in-two-minutes">loose-lead walking</a> says how to put it to a customer.</p>
<h2>Week five: leave it, swap it</h2>
<p>Teach a trade before you need one. A dull thing for a good thing, then the dull thing back again: giving up is not losing. This is the week to speak about chews, supervision and size. Bring three kinds and let people hold them. Homework: two swaps a day, with the puppy's toys.</p>
<h2>Week six: the world, in small pieces</h2>
<p>An umbrella opened slowly. A person in a hat. A trolley, a skateboard on its back, a recording of thunder played so low that the people lean forward to hear. The puppy chooses the distance. Finish with whatever each pair does best, and applaud quietly.</p>
<h2>What you need</h2>
<ul>
<li>Two kinds of soft treat and one dry, broken up small beforehand: about 60 g for each puppy each evening is plenty, shared with the owner's own. A <a href="/product/trainers-bulk-box">bulk box</a> covers a class of six with some left over.</li>
<li>Six mats that can be washed at 60 degrees</li>
<li>An enzyme spray for the floor, two rolls of paper towel and a bin with a lid</li>
<li>Bags by the door, and a tap with water that has been run cold</li>
<li>One printed page per week, with the homework in large type</li>
</ul>
<h2>What not to do</h2>
<p>Do not pass puppies round. Do not let the bold ones bowl over the shy ones and call it socialising. Do not use anything that works by hurting or startling. And do not sell during the class. Have the treats that you used on a table by the door, with their prices, and say nothing. People buy what they have just seen working.</p>
<h2>Why it is worth a shop's while</h2>
<p>Because six families have spent six evenings on your floor. They know your name and you know their dog's. I can put no figure on that, but the clinic with the fish tank has run a class every term for nine years, and has never needed to advertise it.</p>`,
  },
  {
    slug: 'loose-lead-walking-in-two-minutes',
    name: 'Loose-lead walking, in two minutes at the counter',
    blurb:
      'What to tell a customer whose dog has just pulled them through your door. Short enough to say while you wrap.',
    author: { first: 'Sorcha', last: 'Byrne' },
    groups: ['training'],
    publishTime: '2025-07-01T08:00:00+10:00',
    picture: 'walk-kit',
    metaDescription:
      'A simple explanation of loose-lead walking that shop and salon staff can give customers in two minutes, with common mistakes and kit.',
    content: `<p>You know the customer. The lead arrives first, tight as a fishing line, then the dog, then an arm, then an apology. They have come in for something to stop the pulling. Nothing on a hook does that. But you have two minutes, and two minutes are enough to change what happens on the way home.</p>
<h2>Why dogs pull</h2>
<p>Because it works. Dogs walk faster than people, the interesting thing is ahead, and leaning on the lead has always brought it nearer. There is no defiance in it. Each step taken with a tight lead is a reward for pulling, given by the person at the other end.</p>
<p>That is the whole theory, and it is worth saying in just those words. People are relieved to hear that it is mechanics.</p>
<h2>The two-minute version</h2>
<p>Say it like this:</p>
<ul>
<li><strong>Tight lead, stop.</strong> Stand still and say nothing. Do not jerk it back. Be a tree.</li>
<li><strong>Loose lead, go.</strong> The instant it slackens, even by accident, move forward. Going forward is the prize.</li>
<li><strong>Beside you, pay.</strong> Whenever the dog happens to be next to your leg, a tiny reward, handed over at the seam of your trousers. Not in front: you get what you pay for, where you pay for it.</li>
</ul>
<p>Then show it, across the shop floor, with their dog. Three steps are plenty. The customer watching sees it work once, and that is worth more than a leaflet.</p>
<h2>The part they will not like</h2>
<p>For two weeks, every walk counts. If pulling works on the way to the park because they are late, the lesson has been cancelled. So give them a way out: two kinds of walk, with two kinds of equipment. On the ordinary collar or harness, the rule is kept, even if it takes ten minutes to reach the corner. When there is no time, clip to the other ring or use another harness, and no rule applies. Dogs understand this within days.</p>
<h2>Common mistakes</h2>
<h3>The lead is too short</h3>
<p>A short lead is always tight. Two metres, held at the waist, gives the dog room to make the right choice.</p>
<h3>The reward is too late</h3>
<p>If the hand has to search through a jacket, the moment has gone. A pouch on the hip, open. A <a href="/product/treat-and-walk-belt-bag">belt bag</a> that also holds bags and a phone means there is only one thing to remember.</p>
<h3>The reward is too large</h3>
<p>They will need forty. Pea-sized, please: see <a href="/article/how-small-is-a-training-treat">how small is a training treat</a>.</p>
<h3>Starting on the street</h3>
<p>Begin in the hallway, then the drive, then the quiet side of the street at a quiet time. Nobody learns to drive on the freeway.</p>
<h2>When to pass it on</h2>
<p>Some pulling is something else. A dog that lunges and barks at other dogs, that freezes, or that cannot take food outside is not being rude; it is worried. That wants a qualified reward-based trainer, and sometimes a vet. Keep two or three local names by the till. A sudden change in a dog that used to walk nicely can be pain, and a vet should look at it first.</p>
<p>If people ask about collars that pinch or choke: we do not sell them, and you need not argue. 'This way is slower for a week and quicker for ten years' has ended most such conversations for me.</p>
<h2>What to put in their hand</h2>
<p>One small pouch of treats that break cleanly. Bags. Water, if it is warm out. For new owners a <a href="/product/first-walk-kit">first walk kit</a> has these banded together with a card that says much of the above. And then the sentence that I use last: 'Walk home from here like this, and take all the time you need.' They will look back from the corner. Wave.</p>
<h2>On the staff-room wall</h2>
<ul>
<li>Tight, stop. Loose, go. Beside you, pay.</li>
<li>Reward at the trouser seam</li>
<li>Two kinds of walk, two kinds of equipment</li>
<li>Worried is not rude: pass it on</li>
</ul>`,
  },
  {
    slug: 'choosing-a-chew',
    name: 'Choosing a chew: size, hardness and supervision',
    blurb: 'Four questions that lead staff to the right chew, and the sentences worth saying with every sale.',
    author: { first: 'Daniel', last: 'Okafor' },
    groups: ['training', 'business-tips'],
    publishTime: '2025-03-25T08:00:00+11:00',
    picture: 'chew-bar',
    metaDescription:
      'How to match a natural chew to a dog: four questions for shop staff, a guide from quick to slow, and supervision advice to give.',
    rows: [plain(block(12, [productList('Chews to start with', 'jerky-and-chews', 3)]))],
    content: `<p>I buy the chews, so I see them where they begin: hanging in rows in a drying room, or laid out on mesh like washing. What I cannot see is the dog. That is your part. These are the four questions which I would ask across a counter, and the reasons for them.</p>
<h2>One: how does the dog eat?</h2>
<p>Not how big it is; how it eats. A nibbler will work on a tendon for an hour. A gulper will try to get it down whole. For gulpers choose a chew that is much longer than the muzzle, or one that breaks up into crumbs, and skip anything that softens into a lump. If the owner laughs when you ask, it is a gulper.</p>
<h2>Two: how old is it?</h2>
<p>Puppies have needle teeth until four or five months and then a sore mouth until about seven. Give them things that yield: lamb puffs, fish skin, a strip of chicken breast. The <a href="/product/puppy-chew-sampler">puppy sampler</a> holds five of these. Old dogs may have worn or missing teeth. Ask, and go softer than you think.</p>
<h2>Three: how long should it last?</h2>
<p>Owners say 'long', and mean 'until I have finished my coffee'. From quick to slow, roughly:</p>
<ul>
<li><strong>A minute or two:</strong> chicken feet, lamb puffs, salmon twists</li>
<li><strong>Ten minutes:</strong> trachea rings, jerky planks, barramundi rolls</li>
<li><strong>A quarter to half an hour:</strong> <a href="/product/kangaroo-tendons">kangaroo tendons</a>, pig's ears</li>
<li><strong>An evening:</strong> <a href="/product/bully-sticks">bully sticks</a>, beef tendon twists, cheek rolls</li>
</ul>
<p>These are for an average adult kelpie. There is no such dog, but it gives you a place to start.</p>
<h2>Four: what does it not eat?</h2>
<p>Some dogs cannot have chicken, or beef, and some owners would rather avoid pork. Most of what we sell has one ingredient, so the answer is on the front of the pouch. Kangaroo and fish are the usual way out. If a vet has prescribed a diet, the chew has to fit it; send them back to the vet with the ingredient list before you sell anything.</p>
<h2>Hardness: the thumbnail test</h2>
<p>Press a thumbnail into the chew. If it leaves a mark, or the chew flexes, it is of a hardness that most healthy adult teeth can manage. If it feels like a pebble, it can crack a tooth. We do not stock antlers, weight-bearing bones or hooves for that reason, and we do not stock cooked bone of any kind, since it splinters.</p>
<p>Our one bone-in chew for large dogs, the kangaroo tail, is dried raw at low temperature and is for strong adult chewers under supervision. If in doubt, sell something else. I would rather you did.</p>
<h2>Sentences worth saying</h2>
<p>Every chew leaves the shop with the same short advice. Have it on a card, but say it as well:</p>
<ul>
<li>'Stay with him while he has it.'</li>
<li>'Take away the last bit, when it is small enough to swallow. Swap it for a treat.'</li>
<li>'Give him water, and give him peace.' Children and other dogs keep their distance.</li>
<li>'It is food.' On chew days dinner is a little smaller; with rich ones such as ears, once a week is enough.</li>
</ul>
<p>Notice that there are no promises in it. We do not say that a chew cleans teeth or settles nerves. Dogs like to chew, and it passes the time. That is quite enough to put on a shelf talker.</p>
<h2>Storing and showing them</h2>
<p>Keep chews dry, cool and out of the sun. Loose ones need a lid and tongs; wash the jar when you refill it, and do not mix an old batch with a new one. Check dates as you fill up and bring the older ones forward. If something smells sour, looks furry or feels damp, take the lot off and ring us with the batch number. We replace faulty stock that is reported within 30 days, and I want to know sooner than that.</p>
<h2>A first order</h2>
<p>If you are starting out, take one from each of the four speeds, in two proteins. Eight lines, a dozen of each. After two months you will know your dogs better than I do, and you can tell me what to buy.</p>`,
  },
];
